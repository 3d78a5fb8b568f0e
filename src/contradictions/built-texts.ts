import { readFile, readdir, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { DEFAULT_LANGUAGE, type Language, isLanguage } from "../core/languages";
import { NON_VISITOR_FOLDERS, REVIEW_FOLDERS } from "../core/routes/review-folders";
import { htmlPassages } from "./html-passages";
import { jsonPassages } from "./json-passages";
import type { Passage } from "../core/facts/rejections";
import { textPassages } from "./text-passages";

/** What one file of the output says. */
export interface BuiltText {
  /** The address that a visitor would open, such as “/de” or “/feed.xml”. */
  readonly address: string;
  /** What the file is, such as “page data”; empty for a page. */
  readonly part: string;
  readonly passages: readonly Passage[];
}

/** Folders of the output that hold no text for visitors: Gatsby's own, pictures, and the pages for editors, which quote what was changed. */
const NOT_FOR_VISITORS = [
  ...["_gatsby", "static", "social", "~partytown"],
  ...NON_VISITOR_FOLDERS,
  // A review page built by Gatsby has its data here.
  ...REVIEW_FOLDERS.map((folder) => `page-data/${folder}`),
];

/** Text files that say nothing about the business. */
const TECHNICAL = /(?:^|\/)(?:robots\.txt|.*LICENSE\.txt|chunk-map\.json|webpack\.stats\.json)$/;

const READERS: readonly (readonly [ending: RegExp, part: string, read: (content: string, language: Language) => readonly Passage[]])[] = [
  [/\.html$/, "", htmlPassages],
  [/page-data\.json$/, "page data", (content, language) => jsonPassages(JSON.parse(content), language)],
  [/\.(?:json|webmanifest)$/, "data", (content, language) => jsonPassages(JSON.parse(content), language)],
  [/\.xml$/, "feed or sitemap", (content, language) => htmlPassages(content, language, true)],
  [/\.txt$/, "text for machines", textPassages],
];

const isText = (path: string): boolean => !TECHNICAL.test(path) && READERS.some(([ending]) => ending.test(path));

/**
 * What a file of the output says to visitors and machines.
 *
 * @param path from the output's folder, with `/`
 * @throws Error for a file that holds no text
 */
export function builtText(path: string, content: string): BuiltText {
  const reader = READERS.find(([ending]) => ending.test(path));
  if (reader === undefined) {
    throw new Error(`There is no reader for ${path}.`);
  }
  const [, part, read] = reader;
  const page = path.replace(/^page-data\//, "");
  const [first] = page.split("/");
  const address = page.replace(/(?:^|\/)(?:index\.html|page-data\.json)$/, "");
  return {
    address: address === "index" ? "/" : `/${address}`,
    part,
    passages: read(content, isLanguage(first) ? first : DEFAULT_LANGUAGE),
  };
}

/** Reads the texts of the built site, one file after the other: thousands of pages need not be in memory at once. */
export async function* readBuiltTexts(folder: string): AsyncGenerator<BuiltText> {
  const paths = (await readdir(folder, { recursive: true })).map((path) => path.replaceAll(sep, "/")).sort();
  for (const path of paths.filter((one) => isText(one) && !NOT_FOR_VISITORS.some((hidden) => one.startsWith(`${hidden}/`)))) {
    const file = join(folder, path);
    // The data of the 404 page is in a folder called 404.html.
    if ((await stat(file)).isFile()) {
      yield builtText(path, await readFile(file, "utf8"));
    }
  }
}
