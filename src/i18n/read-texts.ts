import type { Language } from "./languages";
import { valueAt } from "../schemas/json";

/**
 * Reads texts by their namespace, a file of `locales/<language>/` without its ending, and their key, such as “hero.title”. An Error says
 * which text is missing or of another kind.
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
 * @param reading whose texts are read, for messages
 */
export function readTexts(
  contentOf: (namespace: string) => unknown,
  { language, page }: { readonly language: Language; readonly page: string },
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
    text: (namespace, key) => read(namespace, key, isText, "a text"),
    list: (namespace, key) => read(namespace, key, isList, "a list of texts"),
    has: (namespace, key) => at(namespace, key) !== undefined,
  };
}

/** The contents of a query's locale files, by namespace. */
export function contentsOf({ edges }: Queries.PageFragment["locales"]): ReadonlyMap<string, unknown> {
  return new Map(edges.map(({ node }) => [node.ns, JSON.parse(node.data) as unknown]));
}
