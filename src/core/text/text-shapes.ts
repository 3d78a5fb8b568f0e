import type { Language } from "../languages";

/** Where a text is, for messages. */
export interface TextPlace {
  readonly language: Language;
  /** The file of `locales/<language>/`, without its ending. */
  readonly namespace: string;
  /** The path in the file, such as “hero.title”. */
  readonly key: string;
  /** The path of the page that shows it; missing for feeds and other files for machines. */
  readonly page?: string;
}

/** What a place of a locale file may hold. */
export interface TextKinds {
  readonly text: string;
  readonly list: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === "string";

const isList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

function requireKind<Value>(value: unknown, isKind: (value: unknown) => value is Value, kind: string, place: TextPlace): Value {
  const { language, namespace, key, page } = place;
  const file = `locales/${language}/${namespace}.json`;
  if (value === undefined) {
    throw new Error(
      page === undefined
        ? `No text “${key}” in ${file}.`
        : `No text “${key}” in ${file} for the page ${page}: it is missing, or data/pages.json does not name “${namespace}” among the page’s namespaces.`,
    );
  }
  if (!isKind(value)) {
    throw new Error(`“${key}” in ${file} is not ${kind}${page === undefined ? "" : `, as the page ${page} needs it`}.`);
  }
  return value;
}

/** Reads a place as the kind that is asked for. Each throws an Error if the place is missing or of another kind. */
export const readAs: { readonly [Kind in keyof TextKinds]: (value: unknown, place: TextPlace) => TextKinds[Kind] } = {
  text: (value, place) => requireKind(value, isText, "a text", place),
  list: (value, place) => requireKind(value, isList, "a list of texts", place),
};
