import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { DEFAULT_LANGUAGE, type Language, isLanguage } from "../core/languages";
import { FOLDERS_OF_NO_VISITOR, REVIEW_FOLDERS } from "../core/routes/review-folders";
import { htmlPassages } from "./html-passages";
import { jsonPassages } from "./json-passages";
import type { Passage } from "../core/facts/rejections";
import { textPassages } from "./text-passages";
import { xmlPassages } from "./xml-passages";

/** What one file of the output says. */
export interface BuiltText {
  /** The address that a visitor would open, such as “/de” or “/feed.xml”. */
  readonly address: string;
  /** What it is beside a page, such as “page data”; empty for a page. */
  readonly part: string;
  readonly passages: readonly Passage[];
}

/** Folders of the output that hold no text for visitors: Gatsby's own, pictures, and the pages for editors, which quote what was changed. */
const NOT_FOR_VISITORS = new Set([
  ...["_gatsby", "static", "social", "~partytown"],
  ...FOLDERS_OF_NO_VISITOR,
  // One of them is a page of Gatsby's, which writes its data here.
  ...REVIEW_FOLDERS.map((folder) => `page-data/${folder}`),
]);

/** Text files that say nothing of the business. */
const TECHNICAL = /(?:^|\/)(?:robots\.txt|.*LICENSE\.txt|chunk-map\.json|webpack\.stats\.json)$|\.map$/;

/** How each kind of file is read. */
const READERS: readonly (readonly [ending: RegExp, part: string, read: (content: string, language: Language) => readonly Passage[]])[] = [
  [/\.html$/, "", htmlPassages],
  [/page-data\.json$/, "page data", (content, language) => jsonPassages(JSON.parse(content), language)],
  [/\.(?:json|webmanifest)$/, "data", (content, language) => jsonPassages(JSON.parse(content), language)],
  [/\.xml$/, "feed or sitemap", xmlPassages],
  [/\.txt$/, "text for machines", textPassages],
];

function languageOfPath(path: string): Language {
  const [first] = path.replace(/^page-data\//, "").split("/");
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}

function addressOf(path: string): string {
  const page = path.replace(/^page-data\//, "").replace(/(?:^|\/)(?:index\.html|page-data\.json)$/, "");
  return page === "index" ? "/" : `/${page}`;
}

/**
 * What a file of the output says to visitors and machines.
 *
 * @param path from the output's folder, with `/`
 * @returns `undefined` for a file that holds no text
 */
export function builtText(path: string, content: string): BuiltText | undefined {
  const reader = TECHNICAL.test(path) ? undefined : READERS.find(([ending]) => ending.test(path));
  if (reader === undefined) {
    return undefined;
  }
  const [, part, read] = reader;
  return { address: addressOf(path), part, passages: read(content, languageOfPath(path)) };
}

async function filesBelow(folder: string, inner = ""): Promise<readonly string[]> {
  const files: string[] = [];
  for (const entry of await readdir(join(folder, inner), { withFileTypes: true })) {
    const path = inner === "" ? entry.name : `${inner}/${entry.name}`;
    if (!entry.isDirectory()) {
      files.push(path);
    } else if (!NOT_FOR_VISITORS.has(path)) {
      files.push(...(await filesBelow(folder, path)));
    }
  }
  return files;
}

/**
 * Reads the texts of the output, one file after the other: a site of thousands of pages need not be in memory at once.
 *
 * @param folder the built site
 * @param isKnown tells of a file's content that it need not be read
 */
export async function* readBuiltTexts(
  folder: string,
  isKnown: (path: string, content: string) => boolean = () => false,
): AsyncGenerator<BuiltText> {
  for (const path of [...(await filesBelow(folder))].sort()) {
    if (TECHNICAL.test(path) || !READERS.some(([ending]) => ending.test(path))) {
      continue;
    }
    const content = await readFile(join(folder, path), "utf8");
    const text = isKnown(path, content) ? undefined : builtText(path, content);
    if (text !== undefined) {
      yield text;
    }
  }
}
