import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inspect, isDeepStrictEqual } from "node:util";
import { type CheerioAPI, load } from "cheerio";
import { siteUrl } from "../../src/i18n/routes/site-url";
import { currentSite } from "../../src/content/site-data";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../src/i18n/languages";
import { NOT_FOUND, OFFLINE } from "../../src/i18n/page-ids";
import { valueAt } from "../../src/schemas/json";
import { documentFile } from "../../src/i18n/routes/folders";
import { ROOT } from "../project-root";

/** The built site. */
export const PUBLIC = join(ROOT, "public");

/** The content that was built. */
export const DATA = currentSite().data;

export const ROUTES = currentSite().routes;

/** The site's address in the environment that built it. */
export const SITE_URL = siteUrl(process.env);

/** One built page. */
export interface BuiltPage {
  readonly routeId: string;
  readonly language: Language;
  readonly path: string;
}

/** The file that answers a path. */
export function fileOf(path: string): string {
  return join(PUBLIC, documentFile(path));
}

/** Every page that the slug map and the articles promise. */
export const PAGES: readonly BuiltPage[] = ROUTES.flatMap(({ id, paths }) =>
  LANGUAGES.map((language) => ({ routeId: id, language, path: paths[language] })),
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

/** Pages that stand in for another, which have its address, carry no scripts of the framework. */
export const WITHOUT_SCRIPTS: readonly string[] = PAGES.filter(({ routeId }) => routeId === NOT_FOUND || routeId === OFFLINE).map(
  ({ path }) => path,
);

/** The path of one page of each template. */
export function onePagePerTemplate(language: Language = DEFAULT_LANGUAGE): readonly string[] {
  return [...new Map(ROUTES.map(({ template, paths }) => [template, paths[language]])).values()];
}

/** One page of each template, in the languages in turn: words are longer in some. */
export const SAMPLES: readonly string[] = LANGUAGES.flatMap((language, index) =>
  onePagePerTemplate(language).filter((_, template) => template % LANGUAGES.length === index),
);

const documents = new Map<string, CheerioAPI>();

/** The parsed document of a page, by a parser that takes a fifth of the time of the standard's. */
export function documentOf({ path }: Pick<BuiltPage, "path">): CheerioAPI {
  const known = documents.get(path);
  if (known !== undefined) {
    return known;
  }
  const document = load(readFileSync(fileOf(path), "utf8"), { xml: { xmlMode: false, decodeEntities: true } });
  documents.set(path, document);
  return document;
}

/** An attribute of each element that a selector finds; empty where it is missing. */
export function attributesOf(document: CheerioAPI, selector: string, name = "href"): readonly string[] {
  return document(selector)
    .toArray()
    .map((element) => document(element).attr(name) ?? "");
}

/** A text of a locale file that names no fact. */
export function textOf(language: Language, namespace: string, key: string): string {
  const content: unknown = JSON.parse(readFileSync(join(ROOT, "locales", language, `${namespace}.json`), "utf8"));
  return String(valueAt(content, key.split(".")));
}

/** A text without soft hyphens and word joiners, and with plain spaces. */
export function plain(text: string): string {
  return text
    .replace(/[\u00ad\u2060]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The plain text of a document's body. */
export function visibleText(document: CheerioAPI): string {
  const body = document("body").clone();
  body.find("script, style, noscript").remove();
  return plain(body.text());
}

/** Whole values on one line. */
const WHOLE = { depth: null, breakLength: Infinity, maxArrayLength: null, maxStringLength: null } as const;

/**
 * What is wrong with pages, or with other items that have a path.
 *
 * @param rule what is wrong with one of them, one finding each
 * @returns every finding, after its path
 * @throws when there are no items: such a test could not fail
 */
export function brokenBy<Item extends { readonly path: string }>(
  items: readonly Item[],
  rule: (item: Item) => readonly string[],
): readonly string[] {
  if (items.length === 0) {
    throw new Error("There are no items to apply the rule to.");
  }
  return items.flatMap((item) => rule(item).map((finding) => `${item.path}: ${finding}`));
}

/** Tests that a rule finds nothing wrong with any item. */
export function testEvery<Item extends { readonly path: string }>(
  title: string,
  items: readonly Item[],
  rule: (item: Item) => readonly string[],
): void {
  test(title, () => {
    expect(brokenBy(items, rule)).toEqual([]);
  });
}

/** A finding, if a condition does not hold. */
export function unless(holds: boolean, finding: string): readonly string[] {
  return holds ? [] : [finding];
}

/** A finding, if a value is not the expected one. */
export function difference(what: string, actual: unknown, expected: unknown): readonly string[] {
  return unless(isDeepStrictEqual(actual, expected), `${what} is ${inspect(actual, WHOLE)}, not ${inspect(expected, WHOLE)}`);
}

/** Values that a list holds more than once. */
export function repeated(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** Whether an address of the site leads to a file. */
export function exists(path: string): boolean {
  const pathname = decodeURI(path.split(/[?#]/)[0] ?? "");
  return existsSync(fileOf(pathname)) || (existsSync(join(PUBLIC, pathname)) && /\.\w+$/.test(pathname));
}
