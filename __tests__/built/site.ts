import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { inspect, isDeepStrictEqual } from "node:util";
import { type CheerioAPI, load } from "cheerio";
import { routeTable } from "../../src/core/routes/route-table";
import { readSiteData } from "../../src/content/site-data";
import { DESIGN_PATH, DESIGN_ROUTE } from "../../src/core/routes/design-page";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../src/core/languages";
import { FOLDERS_OF_NO_VISITOR } from "../../src/core/routes/review-folders";
import { SITE_ROOT } from "../site-root";

/** The built site. */
export const PUBLIC = join(SITE_ROOT, "public");

export const ROUTES = routeTable(readSiteData(SITE_ROOT));

/** One built page. */
export interface BuiltPage {
  readonly routeId: string;
  readonly language: Language;
  readonly path: string;
  readonly file: string;
}

/** The file that answers a path. */
export function fileOf(path: string): string {
  return join(PUBLIC, path.endsWith(".html") ? path : join(path, "index.html"));
}

/** Every page that the slug map and the articles promise. */
export const PAGES: readonly BuiltPage[] = ROUTES.flatMap(({ id, paths }) =>
  LANGUAGES.map((language) => ({ routeId: id, language, path: paths[language], file: fileOf(paths[language]) })),
);

/**
 * The path of a page.
 *
 * @param routeId the page's id in `data/pages.json`, or the article's id
 * @throws when there is no such page
 */
export function pathOf(routeId: string, language: Language = DEFAULT_LANGUAGE): string {
  const route = ROUTES.find(({ id }) => id === routeId);
  if (route === undefined) {
    throw new Error(`There is no page “${routeId}”.`);
  }
  return route.paths[language];
}

/** The page of the design system, which is in no slug map and never in production. */
export const DESIGN_PAGE: BuiltPage = { routeId: DESIGN_ROUTE, language: DEFAULT_LANGUAGE, path: DESIGN_PATH, file: fileOf(DESIGN_PATH) };

const documents = new Map<string, CheerioAPI>();

/** The parsed document of a page; parsed once a file of tests, by a parser that takes a fifth of the time that the standard's takes. */
export function documentOf({ file }: BuiltPage): CheerioAPI {
  const known = documents.get(file);
  if (known !== undefined) {
    return known;
  }
  const document = load(readFileSync(file, "utf8"), { xml: { xmlMode: false, decodeEntities: true } });
  documents.set(file, document);
  return document;
}

/** A text as a reader takes it in: without soft hyphens and word joiners, and with plain spaces. */
export function plain(text: string): string {
  return text
    .replace(/[\u00ad\u2060]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** What a reader sees of a document, without scripts and styles, as `plain` writes it. */
export function visibleText(document: CheerioAPI): string {
  const body = document("body").clone();
  body.find("script, style, noscript").remove();
  return plain(body.text());
}

/** Values are shown on one line, and nothing of them is left out. */
const WHOLE = { depth: null, breakLength: Infinity, maxArrayLength: null, maxStringLength: null } as const;

/**
 * Asks a rule of each of many things, so that one test tells of all of them.
 *
 * @param items pages, or anything else that has a path or an address
 * @param rule what is wrong with one of them, one finding each; empty where nothing is
 * @returns every finding behind the path that it is about
 * @throws when there is nothing to ask the rule of: such a test could not fail
 */
export function brokenBy<Item extends { readonly path: string }>(
  items: readonly Item[],
  rule: (item: Item) => readonly string[],
): readonly string[] {
  if (items.length === 0) {
    throw new Error("The rule was asked of nothing.");
  }
  return items.flatMap((item) => rule(item).map((finding) => `${item.path}: ${finding}`));
}

/** A finding for a condition that does not hold. */
export function unless(holds: boolean, finding: string): readonly string[] {
  return holds ? [] : [finding];
}

/** A finding for a value that is not what it should be. */
export function difference(what: string, actual: unknown, expected: unknown): readonly string[] {
  return unless(isDeepStrictEqual(actual, expected), `${what} is ${inspect(actual, WHOLE)}, not ${inspect(expected, WHOLE)}`);
}

/** Values that a list holds more than once. */
export function repeated(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** Folders of `public/` that hold no pages for visitors: Gatsby's own, and those for reviewers and editors. */
const NOT_FOR_VISITORS = new Set(["_gatsby", ...FOLDERS_OF_NO_VISITOR]);

/** Every HTML file of the built site that is for visitors. */
export function htmlFiles(folder = PUBLIC): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => folder !== PUBLIC || !NOT_FOR_VISITORS.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        return htmlFiles(path);
      }
      return entry.name.endsWith(".html") ? [path] : [];
    });
}

/** Tells whether an internal address leads to a file of the built site. */
export function exists(path: string): boolean {
  const pathname = decodeURI(path.split(/[?#]/)[0] ?? "");
  return existsSync(fileOf(pathname)) || (existsSync(join(PUBLIC, pathname)) && /\.\w+$/.test(pathname));
}
