import type { Language } from "../languages";

/** A step of instructions. */
export interface Step {
  readonly title: string;
  readonly text: string;
}

/** A text that somebody asks for. */
export interface TextPlace {
  readonly language: Language;
  /** The file of `locales/<language>/`, without its ending. */
  readonly namespace: string;
  /** The way through the file, such as “hero.title”. */
  readonly key: string;
  /** The path of the page that shows it; none where a file for machines does. */
  readonly page?: string;
}

const isText = (value: unknown): value is string => typeof value === "string";

const isList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

const isStep = (value: unknown): value is Step =>
  typeof value === "object" && value !== null && "title" in value && isText(value.title) && "text" in value && isText(value.text);

const isSteps = (value: unknown): value is readonly Step[] => Array.isArray(value) && value.every(isStep);

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

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

/** What can be asked for at a place of a locale file. */
export interface TextKinds {
  readonly text: string;
  readonly list: readonly string[];
  readonly steps: readonly Step[];
  /** What stands below the place, by name. */
  readonly group: Readonly<Record<string, unknown>>;
  /** Whatever stands there. */
  readonly part: unknown;
}

/** What stands at a place, by what is asked for. Each throws an Error where something else, or nothing, stands there. */
export const required: { readonly [Kind in keyof TextKinds]: (value: unknown, place: TextPlace) => TextKinds[Kind] } = {
  text: (value, place) => requireKind(value, isText, "a text", place),
  list: (value, place) => requireKind(value, isList, "a list of texts", place),
  steps: (value, place) => requireKind(value, isSteps, "a list of steps, each with a title and a text", place),
  group: (value, place) => requireKind(value, isGroup, "a group of texts", place),
  part: requirePart,
};
