import type { Language } from "../languages";
import { isObject } from "./is-object";

/** A step of instructions. */
export interface Step {
  readonly title: string;
  readonly text: string;
}

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

const isText = (value: unknown): value is string => typeof value === "string";

const isListOf =
  <Entry>(isEntry: (value: unknown) => value is Entry) =>
  (value: unknown): value is readonly Entry[] =>
    Array.isArray(value) && value.every(isEntry);

const isStep = (value: unknown): value is Step => isObject(value) && isText(value["title"]) && isText(value["text"]);

const fileOf = ({ language, namespace }: TextPlace): string => `locales/${language}/${namespace}.json`;

function requirePart(value: unknown, place: TextPlace): unknown {
  if (value === undefined) {
    const { key, namespace, page } = place;
    throw new Error(
      page === undefined
        ? `No text “${key}” in ${fileOf(place)}.`
        : `No text “${key}” in ${fileOf(place)} for the page ${page}: it is missing, or data/pages.json does not name “${namespace}” among the page’s namespaces.`,
    );
  }
  return value;
}

function requireKind<Value>(value: unknown, isKind: (value: unknown) => value is Value, kind: string, place: TextPlace): Value {
  const part = requirePart(value, place);
  if (!isKind(part)) {
    throw new Error(
      `“${place.key}” in ${fileOf(place)} is not ${kind}${place.page === undefined ? "" : `, as the page ${place.page} needs it`}.`,
    );
  }
  return part;
}

/** What a place of a locale file may hold. */
export interface TextKinds {
  readonly text: string;
  readonly list: readonly string[];
  readonly steps: readonly Step[];
  readonly group: Readonly<Record<string, unknown>>;
  readonly part: unknown;
}

/** Reads a place as the kind that is asked for. Each throws an Error if the place is missing or of another kind. */
export const readAs: { readonly [Kind in keyof TextKinds]: (value: unknown, place: TextPlace) => TextKinds[Kind] } = {
  text: (value, place) => requireKind(value, isText, "a text", place),
  list: (value, place) => requireKind(value, isListOf(isText), "a list of texts", place),
  steps: (value, place) => requireKind(value, isListOf(isStep), "a list of steps, each with a title and a text", place),
  group: (value, place) => requireKind(value, isObject, "a group of texts", place),
  part: requirePart,
};
