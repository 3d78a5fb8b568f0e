import { schemaOf } from "../schemas";
import { type JsonSchema, dataSchema, isLocalized, schemaAt } from "../schemas/json-schema";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, byLanguage, isLanguage } from "../i18n/languages";
import { isObject } from "../schemas/json";
import { type JsonDocument, type TextWithPath, isDocument, textsWithPaths, readJsonDocument } from "./json-document";
import type { JsonPath } from "./problem";

/** The texts of the site, by language and namespace. A namespace is a locale file (“home”) or a data file (“data/faq”). */
export type LocaleDocuments = Readonly<Record<Language, ReadonlyMap<string, JsonDocument>>>;

/** The language from which the others are translated, and whose keys they must have. */
export const REFERENCE = DEFAULT_LANGUAGE;

/** Every translatable text with its path. The `id` of a list entry is an anchor, not a text. */
export function sentencesIn(content: unknown): readonly TextWithPath[] {
  return textsWithPaths(content).filter(({ path }) => path.at(-1) !== "id" || typeof path.at(-2) !== "number");
}

/** The name of a data file: its path without “data/” and “.json”. `undefined` for other files. */
export function dataFileOf(path: string): string | undefined {
  return /^data\/(.+)\.json$/.exec(path)?.[1];
}

/** Reduces a value to its texts in one language and the ids of its list entries. */
function textsIn(schema: JsonSchema | undefined, value: unknown, language: Language): unknown {
  const { properties, items } = schema ?? {};
  if (items !== undefined && Array.isArray(value)) {
    return value.map((entry: unknown) => textsIn(items, entry, language));
  }
  if (schema === undefined || properties === undefined || !isObject(value)) {
    return undefined;
  }
  const inner = (key: string, entry: unknown): unknown => (key === "id" ? entry : textsIn(properties[key], entry, language));
  return isLocalized(schema) ? value[language] : Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inner(key, entry)]));
}

/** The texts of a data file in one language, as if each language had a file of its own. Messages still name the place in the real file. */
function documentOfTexts(schema: JsonSchema, { file, value, lineOf }: JsonDocument, language: Language): JsonDocument {
  const pathInFile = (path: JsonPath): JsonPath => {
    const field = [...path.keys(), path.length].find((end) => {
      const part = schemaAt(schema, path.slice(0, end));
      return part !== undefined && isLocalized(part);
    });
    return field === undefined ? path : path.toSpliced(field, 0, language);
  };
  return { file, value: textsIn(schema, value, language), pathInFile, lineOf: (path) => lineOf(pathInFile(path)) };
}

/** Reads the locale files, and the texts of data files that fit their schemas. Leaves out files that cannot be read. */
export function readLocales(texts: Iterable<readonly [path: string, text: string]>): LocaleDocuments {
  const locales = byLanguage(() => new Map<string, JsonDocument>());
  for (const [path, text] of texts) {
    const name = dataFileOf(path);
    const schema = name === undefined ? undefined : schemaOf(name);
    const [, language, namespace = ""] = /^locales\/(\w+)\/(.+)\.json$/.exec(path) ?? [];
    const document = schema !== undefined || isLanguage(language) ? readJsonDocument(path, text) : [];
    if (isDocument(document) && isLanguage(language)) {
      locales[language].set(namespace, document);
    } else if (isDocument(document) && schema?.safeParse(document.value).success === true) {
      LANGUAGES.forEach((one) => locales[one].set(`data/${String(name)}`, documentOfTexts(dataSchema(schema), document, one)));
    }
  }
  return locales;
}
