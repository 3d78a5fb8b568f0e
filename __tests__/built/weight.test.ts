import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { z } from "zod";
import type { Language } from "../../src/core/languages";
import { PAGE_DATA_ATTRIBUTE } from "../../src/core/routes/page-data";
import { type BuiltPage, PAGES, PUBLIC, brokenBy, difference, documentOf, unless } from "./site";

/** Bounds that hold on every machine, in bytes of 1000 to the kilobyte; compressed as a server would at its best. */
const LIMITS = { script: 90_000, firstPaint: 100_000, hero: 45_000, styles: 14_000, loader: 1000 } as const;

/** The telephone of the bounds: its width in CSS pixels, and how many of its own pixels each of them has. */
const PHONE = { width: 412, density: 1.75 } as const;

/** The unit in which style sheets measure, in CSS pixels. */
const REM = 16;

/** The alphabets of each language, by the names of the font files; every page has Latin letters and figures. */
const ALPHABETS: Readonly<Record<Language, readonly string[]>> = {
  en: ["latin"],
  el: ["greek", "latin"],
  tr: ["latin", "latin-ext"],
  ru: ["cyrillic", "latin"],
  de: ["latin"],
};

/** Two compressions: the quick one takes a fraction of the time of the best one, and comes within a few percent of it. */
const QUALITIES = { quick: 6, best: constants.BROTLI_MAX_QUALITY } as const;

/** What was compressed before: scripts and styles are the same on many pages. */
const sizes = { quick: new Map<string, number>(), best: new Map<string, number>() } as const;

function compressedSize(text: string, quality: keyof typeof QUALITIES): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITIES[quality] };
  const size = sizes[quality].get(text) ?? brotliCompressSync(text, { params }).length;
  sizes[quality].set(text, size);
  return size;
}

/** How much some texts weigh together, compressed one by one; as a server would at its best where a quicker way does not do. */
function compressed(texts: readonly string[], limit: number): number {
  const quick = sum(texts.map((text) => compressedSize(text, "quick")));
  return quick <= limit ? quick : sum(texts.map((text) => compressedSize(text, "best")));
}

const read = (address: string): string => readFileSync(join(PUBLIC, address), "utf8");

const { namedChunkGroups } = z
  .object({ namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })) })
  .parse(JSON.parse(read("webpack.stats.json")));

const fileSize = (address: string): number => readFileSync(join(PUBLIC, address)).length;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const stylesOf = (page: BuiltPage): readonly string[] =>
  documentOf(page)("style")
    .toArray()
    .map((element) => documentOf(page)(element).text());
const scriptsOf = (page: BuiltPage): readonly string[] => documentOf(page)("#js").attr("value")?.split(" ") ?? [];

/** The width in CSS pixels that `sizes` declares on the telephone. */
function declaredWidth(sizes: string): number {
  const length = sizes
    .split(",")
    .map((part) => /^\s*(?:\(min-width:\s*([\d.]+)rem\))?\s*([\d.]+)(vw|rem)\s*$/.exec(part))
    .find((match) => match !== null && Number(match[1] ?? 0) * REM <= PHONE.width);
  if (!length) {
    throw new Error(`Not understood: sizes="${sizes}"`);
  }
  return Number(length[2]) * (length[3] === "vw" ? PHONE.width / 100 : REM);
}

/** The file that the telephone takes for its hero picture: the smallest that is large enough. */
function heroFile(page: BuiltPage): string | undefined {
  const preload = documentOf(page)('link[rel="preload"][as="image"]');
  if (preload.length === 0) {
    return undefined;
  }
  const wanted = declaredWidth(preload.attr("imagesizes") ?? "100vw") * PHONE.density;
  const files = (preload.attr("imagesrcset") ?? "").split(",").map((candidate) => candidate.trim().split(/\s+/));
  const chosen = files.find(([, width]) => Number.parseInt(width ?? "0", 10) >= wanted) ?? files.at(-1);
  return chosen?.[0];
}

/** What Gatsby writes of a page for the browser, as far as it is asked here. */
const pageDataSchema = z.object({
  componentChunkName: z.string(),
  result: z.object({
    pageContext: z.object({ namespaces: z.array(z.string()) }),
    data: z.object({
      locales: z.object({ edges: z.array(z.object({ node: z.object({ ns: z.string(), language: z.string() }) })) }),
    }),
  }),
});

function dataOf(page: BuiltPage): z.infer<typeof pageDataSchema> {
  return pageDataSchema.parse(JSON.parse(read(documentOf(page)("body").attr(PAGE_DATA_ATTRIBUTE) ?? "")));
}

/** The scripts that a page has loaded once it is alive: the shared ones, and those of its template. */
function hydratedScripts(page: BuiltPage): readonly string[] {
  const own = namedChunkGroups[dataOf(page).componentChunkName]?.assets.map(({ name }) => `/${name}`) ?? [];
  return [...new Set([...scriptsOf(page), ...own.filter((name) => name.endsWith(".js"))])];
}

/** A finding for something that weighs more than it may. */
const tooHeavy = (what: string, bytes: number, limit: number): readonly string[] =>
  unless(bytes <= limit, `${what} has ${String(bytes)} bytes, not at most ${String(limit)}`);

const preloadedFonts = (page: BuiltPage): readonly string[] =>
  documentOf(page)('link[rel="preload"][as="font"]')
    .toArray()
    .map(({ attribs }) => attribs["href"] ?? "");

describe("every page in every language", () => {
  test("fetches no script before its first paint", () => {
    const broken = brokenBy(PAGES, (page) => {
      const document = documentOf(page);
      return [
        ...difference("the number of scripts", document("script[src], link[as=script], link[as=fetch], link[rel=modulepreload]").length, 0),
        ...tooHeavy("the loader", Buffer.byteLength(document("#loader").text()), LIMITS.loader),
        ...unless(scriptsOf(page).length > 0, "the loader has nothing to load"),
      ];
    });
    expect(broken).toEqual([]);
  });

  test("asks first for the fonts of its language, and for no picture that is not shown at once", () => {
    const broken = brokenBy(PAGES, (page) => {
      const alphabets = preloadedFonts(page).map((href) => /manrope-(.+)-wght-normal-/.exec(href)?.[1] ?? href);
      const early = documentOf(page)('main img:not([fetchpriority="high"]):not([loading="lazy"])');
      return [
        ...difference("the list of alphabets", [...alphabets].sort(), ALPHABETS[page.language]),
        ...difference("the number of early pictures", early.length, 0),
      ];
    });
    expect(broken).toEqual([]);
  });

  test("weighs little before it can be seen, with fonts and hero picture", () => {
    const broken = brokenBy(PAGES, (page) => {
      const hero = heroFile(page);
      const files = sum([...preloadedFonts(page), ...(hero === undefined ? [] : [hero])].map(fileSize));
      const html = compressed([readFileSync(page.file, "utf8")], LIMITS.firstPaint - files);
      return tooHeavy("the first paint", html + files, LIMITS.firstPaint);
    });
    expect(broken).toEqual([]);
  });

  test("has its styles in the document, and few of them", () => {
    const broken = brokenBy(PAGES, (page) => [
      ...difference("the number of style sheets", documentOf(page)('link[rel="stylesheet"]').length, 0),
      ...tooHeavy("the styles", compressed([stylesOf(page).join("")], LIMITS.styles), LIMITS.styles),
    ]);
    expect(broken).toEqual([]);
  });

  test("has little script in all when it is alive", () => {
    const broken = brokenBy(PAGES, (page) => {
      const scripts = hydratedScripts(page);
      return [
        ...unless(scripts.length > 3, `there are only ${String(scripts.length)} scripts`),
        ...tooHeavy("the scripts", compressed(scripts.map(read), LIMITS.script), LIMITS.script),
      ];
    });
    expect(broken).toEqual([]);
  });

  test("asks first for its hero picture, and for no more than it shows", () => {
    // The page for times without a network shows no picture, because none could come.
    const withPictures = PAGES.filter(({ routeId }) => routeId !== "offline");
    const broken = brokenBy(withPictures, (page) => {
      const document = documentOf(page);
      const hero = heroFile(page) ?? "";
      const preload = document('link[rel="preload"][as="image"]');
      const image = document('img[fetchpriority="high"]');
      const source = image.parent().find('source[type="image/avif"]');
      return [
        ...(hero.endsWith(".avif") ? tooHeavy(hero, fileSize(hero), LIMITS.hero) : [`the hero picture is “${hero}”`]),
        ...difference("the priority", preload.attr("fetchpriority"), "high"),
        ...difference("the number of pictures of high priority", image.length, 1),
        ...difference("the list of files", preload.attr("imagesrcset"), source.attr("srcset")),
        ...difference("the list of widths", preload.attr("imagesizes"), source.attr("sizes")),
      ];
    });
    expect(broken).toEqual([]);
  });

  test("carries the same three scripts, so that three hashes cover them", () => {
    const scripts = (page: BuiltPage): readonly string[] =>
      documentOf(page)('script:not([type="application/ld+json"])')
        .toArray()
        .map((element) => documentOf(page)(element).text());
    expect(brokenBy(PAGES, (page) => difference("the number of scripts", scripts(page).length, 3))).toEqual([]);
    expect(new Set(PAGES.flatMap(scripts)).size).toBe(3);
  });

  test("has data that hold the texts of its own namespaces in its own language, each once", () => {
    const broken = brokenBy(PAGES, (page) => {
      const { result } = dataOf(page);
      const nodes = result.data.locales.edges.map(({ node }) => node);
      return [
        ...difference("the list of namespaces", nodes.map(({ ns }) => ns).sort(), [...result.pageContext.namespaces].sort()),
        ...difference("the list of languages", [...new Set(nodes.map(({ language }) => language))], [page.language]),
      ];
    });
    expect(broken).toEqual([]);
  });
});

test("style sheets are as many as there are templates, and the one that all share, so that few hashes cover them", () => {
  expect(new Set(PAGES.flatMap(stylesOf)).size).toBe(new Set(PAGES.map((page) => dataOf(page).componentChunkName)).size + 1);
});

test("what only a dialog needs is in no page's scripts", () => {
  const scripts = new Set(PAGES.flatMap(hydratedScripts));
  const holding = (mark: RegExp): readonly string[] => readdirSync(PUBLIC).filter((name) => name.endsWith(".js") && mark.test(read(name)));
  for (const mark of [/data-reach-dialog-overlay/, /No QR Code segments|amount of data is too big to be stored in a QR Code/]) {
    expect(holding(mark).length).toBeGreaterThan(0);
    expect(holding(mark).filter((name) => scripts.has(`/${name}`))).toEqual([]);
  }
});

test("no polyfill is sent, and i18next only once", () => {
  const [home] = PAGES.filter(({ routeId }) => routeId === "home");
  const code = home === undefined ? "" : hydratedScripts(home).map(read).join("");
  expect(code).not.toMatch(/core-js|regeneratorRuntime/);
  expect(code.match(/parseMissingKeyHandler:!1/g)).toHaveLength(1);
});
