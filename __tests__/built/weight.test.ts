import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Language } from "../../src/site/languages";
import { PAGE_DATA_ATTRIBUTE } from "../../src/site/page-data";
import { type BuiltPage, PAGES, PUBLIC, documentOf } from "./site";

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

const compressed = (content: string | Buffer): number => brotliCompressSync(content).length;

/** Scripts are the same on many pages, and compressing them well takes long. */
const scriptSizes = new Map<string, number>();
function scriptSize(name: string): number {
  const size = scriptSizes.get(name) ?? compressed(readFileSync(join(PUBLIC, name)));
  scriptSizes.set(name, size);
  return size;
}

const { namedChunkGroups } = JSON.parse(readFileSync(join(PUBLIC, "webpack.stats.json"), "utf8")) as {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
};

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
interface PageData {
  readonly componentChunkName: string;
  readonly result: {
    readonly pageContext: { readonly namespaces: readonly string[] };
    readonly data: {
      readonly locales: { readonly edges: readonly { readonly node: { readonly ns: string; readonly language: string } }[] };
    };
  };
}

function dataOf(page: BuiltPage): PageData {
  return JSON.parse(readFileSync(join(PUBLIC, documentOf(page)("body").attr(PAGE_DATA_ATTRIBUTE) ?? ""), "utf8")) as PageData;
}

/** The scripts that a page has loaded once it is alive: the shared ones, and those of its template. */
function hydratedScripts(page: BuiltPage): readonly string[] {
  const own = namedChunkGroups[dataOf(page).componentChunkName]?.assets.map(({ name }) => `/${name}`) ?? [];
  return [...new Set([...scriptsOf(page), ...own.filter((name) => name.endsWith(".js"))])];
}

describe.each(PAGES)("$path", (page) => {
  const document = documentOf(page);

  test("fetches no script before its first paint", () => {
    expect(document("script[src], link[as=script], link[as=fetch], link[rel=modulepreload]").length).toBe(0);
    expect(Buffer.byteLength(document("#loader").text())).toBeLessThanOrEqual(LIMITS.loader);
    expect(scriptsOf(page).length).toBeGreaterThan(0);
  });

  test("asks first for the fonts of its language, and for no picture that is not shown at once", () => {
    const alphabets = document('link[rel="preload"][as="font"]')
      .toArray()
      .map((element) => /manrope-(.+)-wght-normal-/.exec(document(element).attr("href") ?? "")?.[1]);
    expect(alphabets.sort()).toEqual(ALPHABETS[page.language]);
    expect(document('main img:not([fetchpriority="high"]):not([loading="lazy"])').length).toBe(0);
  });

  test("weighs little before it can be seen, with fonts and hero picture", () => {
    const fonts = document('link[rel="preload"][as="font"]')
      .toArray()
      .map((element) => fileSize(document(element).attr("href") ?? ""));
    const hero = heroFile(page);
    const weight = compressed(readFileSync(page.file)) + sum(fonts) + (hero === undefined ? 0 : fileSize(hero));
    expect(weight).toBeLessThanOrEqual(LIMITS.firstPaint);
  });

  test("has its styles in the document, and few of them", () => {
    expect(document('link[rel="stylesheet"]').length).toBe(0);
    expect(compressed(stylesOf(page).join(""))).toBeLessThanOrEqual(LIMITS.styles);
  });

  test("has little script in all when it is alive", () => {
    const scripts = hydratedScripts(page);
    expect(scripts.length).toBeGreaterThan(3);
    expect(sum(scripts.map(scriptSize))).toBeLessThanOrEqual(LIMITS.script);
  });
});

// The page for want of a network shows no picture, because none could come.
test.each(PAGES.filter(({ routeId }) => routeId !== "offline"))(
  "$path asks first for its hero picture, and for no more than it shows",
  (page) => {
    const document = documentOf(page);
    const hero = heroFile(page);
    expect(hero).toMatch(/\.avif$/);
    expect(fileSize(hero ?? "")).toBeLessThanOrEqual(LIMITS.hero);
    const preload = document('link[rel="preload"][as="image"]');
    expect(preload.attr("fetchpriority")).toBe("high");
    const image = document('img[fetchpriority="high"]');
    expect(image).toHaveLength(1);
    const source = image.parent().find('source[type="image/avif"]');
    expect(preload.attr("imagesrcset")).toBe(source.attr("srcset"));
    expect(preload.attr("imagesizes")).toBe(source.attr("sizes"));
  },
);

test("every page carries the same three scripts, so that three hashes cover them", () => {
  const inline = PAGES.map((page) =>
    documentOf(page)('script:not([type="application/ld+json"])')
      .toArray()
      .map((element) => documentOf(page)(element).text()),
  );
  expect(inline.filter((scripts) => scripts.length !== 3)).toEqual([]);
  expect(new Set(inline.flat()).size).toBe(3);
});

test("style sheets are as many as there are templates, and the one that all share, so that few hashes cover them", () => {
  expect(new Set(PAGES.flatMap(stylesOf)).size).toBe(new Set(PAGES.map((page) => dataOf(page).componentChunkName)).size + 1);
});

test("what only a dialog needs is in no page's scripts", () => {
  const scripts = new Set(PAGES.flatMap(hydratedScripts));
  const holding = (mark: RegExp): readonly string[] =>
    readdirSync(PUBLIC).filter((name) => name.endsWith(".js") && mark.test(readFileSync(join(PUBLIC, name), "utf8")));
  for (const mark of [/data-reach-dialog-overlay/, /No QR Code segments|amount of data is too big to be stored in a QR Code/]) {
    expect(holding(mark).length).toBeGreaterThan(0);
    expect(holding(mark).filter((name) => scripts.has(`/${name}`))).toEqual([]);
  }
});

test("no polyfill is sent, and i18next only once", () => {
  const [home] = PAGES.filter(({ routeId }) => routeId === "home");
  const code =
    home === undefined
      ? ""
      : hydratedScripts(home)
          .map((name) => readFileSync(join(PUBLIC, name), "utf8"))
          .join("");
  expect(code).not.toMatch(/core-js|regeneratorRuntime/);
  expect(code.match(/parseMissingKeyHandler:!1/g)).toHaveLength(1);
});

test("the data of a page hold the texts of its own namespaces in its own language, each once", () => {
  for (const page of PAGES) {
    const { result } = dataOf(page);
    const nodes = result.data.locales.edges.map(({ node }) => node);
    expect(nodes.map(({ ns }) => ns).sort()).toEqual([...result.pageContext.namespaces].sort());
    expect(new Set(nodes.map(({ language }) => language))).toEqual(new Set([page.language]));
  }
});
