import { schemaOf } from "../core/schemas";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, byLanguage, isLanguage } from "../core/languages";
import { nearest } from "../core/text/nearest";
import { documentsOfTexts } from "./data-texts";
import { type JsonDocument, type PlacedText, isDocument, placedTexts, readJsonDocument } from "./json-document";
import type { Problem } from "./problem";

/** The texts of the site: documents by language and namespace, which is a locale file, or a data file such as “data/faq”. */
export type LocaleDocuments = Readonly<Record<Language, ReadonlyMap<string, JsonDocument>>>;

/** The language from which the others are translated, and whose keys they must have. */
export const REFERENCE = DEFAULT_LANGUAGE;

/** Every translatable text with its path. The `id` of a list entry is an anchor, not a text. */
export function sentencesIn(content: unknown): readonly PlacedText[] {
  return placedTexts(content).filter(({ path }) => path.at(-1) !== "id" || typeof path.at(-2) !== "number");
}

/** The language and namespace of a path in `locales/`, or why it has none. */
function localeOfPath(path: string): { readonly language: Language; readonly namespace: string } | Problem {
  const [, language = "", file = ""] = path.split("/");
  if (isLanguage(language)) {
    return { language, namespace: file.replace(/\.json$/, "") };
  }
  const suggestion = nearest(language, LANGUAGES);
  return {
    file: path,
    line: 1,
    path: "",
    found: `the file ${path}`,
    allowed: `JSON files in locales/<language>/, with one of the languages ${LANGUAGES.join(", ")}`,
    ...(suggestion === undefined ? {} : { suggestion: `locales/${suggestion}/${file}` }),
    fix: "Move the file to where it belongs, or remove it. A new language begins in src/core/languages.ts.",
  };
}

/** The name in `data/`, without ending, of a data file by its path; `undefined` for other files. */
export function dataFileOf(path: string): string | undefined {
  return /^data\/(.+)\.json$/.exec(path)?.[1];
}

/**
 * Parses the locale files among files, and the texts of data files that fit their schemas.
 *
 * @param texts content by path from the project's folder
 * @returns the documents that can be read, and what is wrong with the other locale files
 */
export function readLocales(texts: Iterable<readonly [path: string, text: string]>): {
  readonly locales: LocaleDocuments;
  readonly problems: readonly Problem[];
} {
  const locales = byLanguage(() => new Map<string, JsonDocument>());
  const problems: Problem[] = [];
  for (const [path, text] of texts) {
    const name = dataFileOf(path);
    const schema = name === undefined ? undefined : schemaOf(name);
    if (name !== undefined && schema !== undefined) {
      const data = readJsonDocument(path, text);
      const parts = isDocument(data) && schema.safeParse(data.value).success ? documentsOfTexts(schema, data) : undefined;
      LANGUAGES.forEach((language) => parts && locales[language].set(`data/${name}`, parts[language]));
    }
    if (!path.startsWith("locales/")) {
      continue;
    }
    const place = localeOfPath(path);
    if ("file" in place) {
      problems.push(place);
      continue;
    }
    const document = readJsonDocument(path, text);
    if (isDocument(document)) {
      locales[place.language].set(place.namespace, document);
    } else {
      problems.push(...document);
    }
  }
  return { locales, problems };
}
