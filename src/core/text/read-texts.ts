import type { Language } from "../languages";
import { valueAt } from "./value-at";

/** What a place of a locale file may hold. */
export interface TextKinds {
  readonly text: string;
  readonly list: readonly string[];
}

/** Whose texts are read, for messages. */
interface Reading {
  readonly language: Language;
  /** The path of the page that shows them. */
  readonly page: string;
}

/**
 * Reads the texts of namespaces, by keys such as “hero.title”. A namespace is a file of `locales/<language>/`, without its ending.
 *
 * Both readers of a text throw an Error if it is missing or of another kind.
 */
export interface TextReader {
  readonly text: (namespace: string, key: string) => string;
  readonly list: (namespace: string, key: string) => readonly string[];
  readonly has: (namespace: string, key: string) => boolean;
}

const isText = (value: unknown): value is string => typeof value === "string";

const isList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

/**
 * @param contentOf the content of a namespace; `undefined` if the page does not have it
 * @param change what is done to each text, such as `withoutMarkup`
 */
export function readTexts(
  contentOf: (namespace: string) => unknown,
  { language, page }: Reading,
  change = (text: string): string => text,
): TextReader {
  const at = (namespace: string, key: string): unknown => valueAt(contentOf(namespace), key.split("."));
  const read = <Value>(namespace: string, key: string, isKind: (value: unknown) => value is Value, kind: string): Value => {
    const value = at(namespace, key);
    const file = `locales/${language}/${namespace}.json`;
    if (value === undefined) {
      throw new Error(
        `No text “${key}” in ${file} for the page ${page}: it is missing, or data/pages.json does not name “${namespace}” among the page’s namespaces.`,
      );
    }
    if (!isKind(value)) {
      throw new Error(`“${key}” in ${file} is not ${kind}, as the page ${page} needs it.`);
    }
    return value;
  };
  return {
    text: (namespace, key) => change(read(namespace, key, isText, "a text")),
    list: (namespace, key) => read(namespace, key, isList, "a list of texts").map(change),
    has: (namespace, key) => at(namespace, key) !== undefined,
  };
}

/** The locale files of a page's query. */
interface Locales {
  readonly edges: readonly { readonly node: { readonly ns: string; readonly data: string } }[];
}

/** The contents of a query's locale files, by namespace. */
export function contentsOf({ edges }: Locales): ReadonlyMap<string, unknown> {
  return new Map(edges.map(({ node }) => [node.ns, JSON.parse(node.data) as unknown]));
}
