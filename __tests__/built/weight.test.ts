import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { z } from "zod";
import { FIRST_WORDS } from "../../src/blocks/Poster/first-words";
import { LANGUAGES, type Language } from "../../src/i18n/languages";
import { HOME, OFFLINE } from "../../src/i18n/page-ids";
import { precacheLists } from "../../src/publish/offline/write-service-worker";
import {
  type BuiltPage,
  PAGES,
  PUBLIC,
  ROUTES,
  WITHOUT_SCRIPTS,
  attributesOf,
  difference,
  documentOf,
  fileOf,
  unless,
  testEvery,
} from "./site";

const KIB = 1024;

/** In bytes, compressed as a server would. The first round trip carries ten packets of 1,460 bytes, headers of the answer included. */
const LIMITS = {
  script: 96_000,
  homeScript: 99_500,
  firstPaint: 80_000,
  hero: 15_000,
  styles: 10 * KIB,
  document: 20 * KIB,
  homeDocument: 32 * KIB,
  loader: 1400,
  search: 25_000,
  firstRoundTrip: 14_200,
  precache: 200_000,
  walk: 130_000,
} as const;

/** A message of MiniSearch. */
const SEARCH = 'MiniSearch: option "fields"';

/** The same for fonts. Texts that need a second alphabet may use more. */
const FONT_LIMITS: Partial<Record<Language, number>> = { en: 16_000, de: 16_000, tr: 18_000 };
const FONT_LIMIT = 24_000;

/** The width of a common phone, 412 CSS pixels of 1.75 device pixels each. */
const PHONE_WIDTH = 412 * 1.75;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const read = (address: string): string => readFileSync(join(PUBLIC, address), "utf8");

const htmlOf = ({ path }: BuiltPage): string => readFileSync(fileOf(path), "utf8");

/** Pages share scripts and styles. */
const sizes = new Map<string, number>();

/** The size of texts that are compressed one by one. The quick compression is within a few percent of the best, at a fraction of its time. */
function compressed(texts: readonly string[], limit: number): number {
  const sizeAt = (quality: number) =>
    sum(
      texts.map((text) => {
        const key = `${String(quality)} ${text}`;
        const size = sizes.get(key) ?? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
        sizes.set(key, size);
        return size;
      }),
    );
  const quick = sizeAt(6);
  return quick <= limit ? quick : sizeAt(constants.BROTLI_MAX_QUALITY);
}

const tooHeavy = (what: string, bytes: number, limit: number): readonly string[] =>
  unless(bytes <= limit, `${what} has ${String(bytes)} bytes, not at most ${String(limit)}`);

const { namedChunkGroups } = z
  .object({ namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })) })
  .parse(JSON.parse(read("webpack.stats.json")));

const pageDataSchema = z.object({ componentChunkName: z.string() });

/** The name of a page's template in webpack's list of scripts. */
const templateOf = ({ path }: BuiltPage): string =>
  pageDataSchema.parse(JSON.parse(read(`/page-data/${path === "/" ? "index" : path}/page-data.json`))).componentChunkName;

const fontsOf = (page: BuiltPage) => attributesOf(documentOf(page), 'link[rel="preload"][as="font"]');

/** A picture inside a document. */
const INSIDE = /data:image\/avif;base64,([^ "]+)/;

/** The scripts of a hydrated page: the shared ones, and those of its template. */
function scriptsOf(page: BuiltPage): readonly string[] {
  const assets = ["app", templateOf(page)].flatMap((group) => namedChunkGroups[group]?.assets ?? []);
  return [...new Set(assets.map(({ name }) => `/${name}`).filter((name) => name.endsWith(".js")))];
}

/** The hero picture that a phone shows: the smallest that is as wide as its screen. */
function heroFile(page: BuiltPage): string | undefined {
  const hero = documentOf(page)('picture:has(img[fetchpriority="high"]) source[media^="(max-width"]');
  const files = (hero.attr("srcset") ?? "").split(/,(?=\/)/).map((candidate) => candidate.trim().split(/\s+/));
  const [file] = files.find(([, width = ""]) => Number.parseInt(width, 10) >= PHONE_WIDTH) ?? files.at(-1) ?? [];
  return file === "" ? undefined : file;
}

/** The size of a file, or of a picture inside the document, in bytes. */
function fileSize(address: string): number {
  const inside = INSIDE.exec(address)?.[1];
  return inside === undefined ? statSync(join(PUBLIC, address)).size : Buffer.byteLength(inside, "base64");
}

testEvery("no page loads a script before its first paint", PAGES, (page) => [
  ...difference(
    "the number of scripts",
    documentOf(page)("script[src], link[as=script], link[as=fetch], link[rel=modulepreload]").length,
    0,
  ),
  ...tooHeavy("the loader", Buffer.byteLength(documentOf(page)("#loader").text()), LIMITS.loader),
]);

testEvery(
  "404 and offline pages have no scripts of the framework, which would fetch page data for the wrong address",
  PAGES.filter(({ path }) => WITHOUT_SCRIPTS.includes(path)),
  (page) => unless(!/\/(?:webpack-runtime|framework|app)-\w+\.js/.test(htmlOf(page)), "it names the framework's scripts"),
);

testEvery("what a server sends in its first round trip shows the first screen: head, styles, and the hero", PAGES, (page) => {
  const html = htmlOf(page);
  const end = html.indexOf(`id="${FIRST_WORDS}"`);
  const firstScreen = html.slice(0, end);
  return [
    ...unless(end > 0, "it has no end of the first words, before which browsers paint nothing"),
    ...tooHeavy("the first screen", compressed([firstScreen], LIMITS.firstRoundTrip), LIMITS.firstRoundTrip),
    ...difference(
      "the number of sheets before the end of the hero: fonts, what pages share, and the template",
      firstScreen.match(/<style/g)?.length,
      3,
    ),
    ...unless(
      /<style data-href[^>]*>@layer tokens,/.exec(html)?.index === html.indexOf("<style data-href"),
      "the first sheet orders no layers",
    ),
    ...unless(!/ld\+json.*<\/main>/s.test(html), "the structured data come before the end of the content"),
  ];
});

testEvery("every page preloads one font, of its language, and loads other pictures than the hero lazily", PAGES, (page) => {
  const [font = "", ...others] = fontsOf(page);
  return [
    ...unless(font.startsWith(`/static/manrope-${page.language}-`) && others.length === 0, `its fonts are ${[font, ...others].join(", ")}`),
    ...unless(documentOf(page)("style").text().includes(`url(${font})`), "no style loads its font"),
    ...tooHeavy(font, fileSize(font), FONT_LIMITS[page.language] ?? FONT_LIMIT),
    ...difference("the number of early pictures", documentOf(page)('main img:not([fetchpriority="high"], [loading="lazy"])').length, 0),
  ];
});

testEvery("every page is light: document, fonts and hero picture before the first paint, styles, and scripts", PAGES, (page) => {
  const fonts = fontsOf(page);
  const hero = heroFile(page);
  const files = sum([...fonts, ...(hero === undefined || INSIDE.test(hero) ? [] : [hero])].map(fileSize));
  const scripts = scriptsOf(page);
  // A picture inside takes the place of a file.
  const whole = htmlOf(page);
  const html = whole.replaceAll(new RegExp(INSIDE, "g"), "");
  const [limit, scriptLimit] = page.routeId === HOME ? [LIMITS.homeDocument, LIMITS.homeScript] : [LIMITS.document, LIMITS.script];
  return [
    ...tooHeavy("the document", compressed([html], limit), limit),
    ...tooHeavy("the first paint", files + compressed([whole], LIMITS.firstPaint - files), LIMITS.firstPaint),
    ...tooHeavy("the styles", compressed([documentOf(page)("style").text()], LIMITS.styles), LIMITS.styles),
    ...difference("the number of style sheets", documentOf(page)('link[rel="stylesheet"]').length, 0),
    ...unless(scripts.length > 3, "there are no scripts"),
    ...tooHeavy("the scripts", compressed(scripts.map(read), scriptLimit), scriptLimit),
  ];
});

// Pages for slow networks, and the search, have none.
const WITH_HERO = PAGES.filter(({ routeId }) => ![OFFLINE, "just-landed", "find-an-answer"].includes(routeId));

testEvery("every page has one light picture of high priority, which is in the document or preloaded", WITH_HERO, (page) => {
  const hero = heroFile(page) ?? "";
  const preloads = attributesOf(documentOf(page), 'link[rel="preload"][as="image"]', "imagesrcset");
  return [
    ...difference("the number of pictures of high priority", documentOf(page)('img[fetchpriority="high"]').length, 1),
    ...unless(INSIDE.test(hero) || preloads.some((list) => hero !== "" && list.includes(hero)), `“${hero}” is not preloaded`),
    ...tooHeavy(hero, fileSize(hero), LIMITS.hero),
  ];
});

/** The bytes of the scenes of the walk as the densest phones load them, by day or at night. */
function walkBytes(page: BuiltPage, media: string): number {
  const files = attributesOf(documentOf(page), `[role=region] > ol source[type="image/avif"]${media}`, "srcset");
  return sum(files.map((srcSet) => fileSize(srcSet.split(",").at(-1)?.trim().split(" ")[0] ?? "")));
}

testEvery(
  "the scenes of the walk are light, by day and at night",
  PAGES.filter(({ routeId }) => [HOME, "directions", "just-landed"].includes(routeId)),
  (page) =>
    [":not([media])", '[media*="dark"]'].flatMap((media) => {
      const bytes = walkBytes(page, media);
      return [...unless(bytes > 0, `there are no scenes ${media}`), ...tooHeavy(`the walk ${media}`, bytes, LIMITS.walk)];
    }),
);

test("no page loads the scripts of a dialog or the search, a polyfill, or i18next twice", () => {
  const code = [...new Set(PAGES.flatMap(scriptsOf))].map(read).join("");
  const scripts = readdirSync(PUBLIC)
    .filter((name) => name.endsWith(".js"))
    .map(read);
  const onDemand = [
    /data-reach-dialog-overlay/,
    /No QR Code segments|amount of data is too big to be stored in a QR Code/,
    new RegExp(SEARCH),
  ];
  for (const loaded of onDemand) {
    expect(scripts.join("")).toMatch(loaded);
    expect(code).not.toMatch(loaded);
  }
  expect(
    compressed(
      scripts.filter((script) => script.includes(SEARCH)),
      LIMITS.search,
    ),
  ).toBeLessThanOrEqual(LIMITS.search);
  expect(code).not.toMatch(/core-js|regeneratorRuntime/);
  expect(code.match(/parseMissingKeyHandler:!1/g)).toHaveLength(1);
});

test("what is precached of a language is light", () => {
  const lists = precacheLists(ROUTES);
  const sizesOf = (language: Language): number =>
    sum(
      lists[language].map((address) =>
        address.endsWith(".woff2")
          ? fileSize(address)
          : compressed([readFileSync(/\.\w+$/.test(address) ? join(PUBLIC, address) : fileOf(address), "utf8")], 0),
      ),
    );
  expect(LANGUAGES.map(sizesOf).filter((bytes) => bytes > LIMITS.precache || bytes < 50_000)).toEqual([]);
});
