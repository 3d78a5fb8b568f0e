import { isObject } from "../core/text/is-object";
import { LANGUAGES } from "../core/languages";
import { articleNamespace } from "../core/routes/route-table";
import type { JsonDocument } from "../content/json-document";
import type { LocaleDocuments } from "../content/locale-documents";
import { type JsonPath, type Problem, formatPath, quote } from "../content/problem";

/** What a text of a locale file can be. */
export type TextKind = "text" | "texts" | "steps";

/**
 * The places with a list, by namespace and key; `*` stands for any name. Everywhere else stands one text. Articles have a schema instead.
 * The compiler compares what components read with the English files.
 */
const LISTS: Readonly<Record<string, Readonly<Record<string, Exclude<TextKind, "text">>>>> = {
  "airport-parking": { "included.items": "texts", "process.steps": "steps" },
  "booking-terms": { "*.clauses.*.body": "texts", "*.clauses.*.list": "texts" },
  common: { "address.office": "texts", "address.vanBase": "texts" },
  directions: { "routes.items.*.steps": "texts" },
  "driving-guide": { "intro.text": "texts", "steps.items": "steps", "topics.items.*.text": "texts", "accident.steps": "steps" },
  "explore-cyprus": { "guide.text": "texts" },
  "faq-*": { "*.answer": "texts" },
  home: { "hero.title": "texts", "hero.notes": "texts" },
  "legal-notice": { "*.clauses.*.body": "texts", "*.clauses.*.list": "texts" },
  offline: { "emergency.numbers": "steps" },
  "van-rental": { "ideal.items": "texts", "process.steps": "steps", "products.items.*.features": "texts" },
};

const fits = (pattern: string, name: string): boolean =>
  new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", "[^.]+")}$`).test(name);

const PLACES = Object.entries(LISTS).map(([namespace, kinds]) => ({ namespace, kinds: Object.entries(kinds) }));

/** The lists of a namespace, by the patterns of their keys. */
export function listsOf(namespace: string): readonly (readonly [key: string, kind: Exclude<TextKind, "text">])[] {
  return PLACES.filter((place) => fits(place.namespace, namespace)).flatMap(({ kinds }) => kinds);
}

/** What stands at a place, as a message says it. */
export const KIND_NAMES: Readonly<Record<TextKind, string>> = { text: "a text", texts: "a list of texts", steps: "a list of steps" };

/** What stands at a place of a namespace. */
export function kindAt(namespace: string, path: JsonPath): TextKind {
  return listsOf(namespace).find(([key]) => fits(key, path.join(".")))?.[1] ?? "text";
}

type Finding = Pick<Problem, "allowed" | "fix" | "suggestion">;

/** A value to write, where it is short enough to be shown whole. */
const suggesting = (value: unknown): Pick<Problem, "suggestion"> => {
  const suggestion = quote(value);
  return suggestion === JSON.stringify(value) ? { suggestion } : {};
};

/** What is wrong with anything but one text where a text belongs. */
export function notOneText(value: unknown): Finding {
  return {
    allowed: "one text in quotes",
    ...(Array.isArray(value) && value.length === 1 && typeof value[0] === "string" ? suggesting(value[0]) : {}),
    fix: `Write one text in quotes, without ${Array.isArray(value) ? "square" : "curly"} brackets.`,
  };
}

const notAList = (value: unknown): Finding => ({
  allowed: "a list of texts, each in quotes, in square brackets",
  ...(typeof value === "string" ? suggesting([value]) : {}),
  fix: "Put the text in square brackets; every paragraph or entry is a text in quotes of the list.",
});

const NO_STEP: Finding = {
  allowed: "a list of steps in square brackets, each { “title”: a text, “text”: a text }",
  fix: "Write the steps as those of another list of steps are written.",
};

const isStep = (value: unknown): boolean => isObject(value) && typeof value["title"] === "string" && typeof value["text"] === "string";

/** Places of a value, of one kind, that hold another. Numbers and other values that are never a text are found by another rule. */
function wrongPlaces(
  namespace: string,
  value: unknown,
  path: JsonPath,
): readonly { readonly path: JsonPath; readonly value: unknown; readonly finding: Finding }[] {
  const kind = kindAt(namespace, path);
  if (kind === "texts") {
    return Array.isArray(value)
      ? value.flatMap((entry: unknown, index) =>
          typeof entry === "object" && entry !== null ? [{ path: [...path, index], value: entry, finding: notOneText(entry) }] : [],
        )
      : [{ path, value, finding: notAList(value) }];
  }
  if (kind === "steps") {
    return Array.isArray(value)
      ? value.flatMap((entry: unknown, index) => (isStep(entry) ? [] : [{ path: [...path, index], value: entry, finding: NO_STEP }]))
      : [{ path, value, finding: NO_STEP }];
  }
  if (Array.isArray(value)) {
    return [{ path, value, finding: notOneText(value) }];
  }
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => wrongPlaces(namespace, inner, [...path, key])) : [];
}

function problemsIn(namespace: string, document: JsonDocument): readonly Problem[] {
  const entries = isObject(document.value) ? Object.entries(document.value) : [];
  return entries
    .flatMap(([key, value]) => wrongPlaces(namespace, value, [key]))
    .map(({ path, value, finding }) => ({
      file: document.file,
      line: document.lineOf(path),
      path: formatPath(path),
      found: quote(value),
      ...finding,
    }));
}

/** Texts where a list belongs, and lists where a text belongs: pages would not be built with them. */
export function kindProblems(locales: LocaleDocuments): readonly Problem[] {
  return LANGUAGES.flatMap((language) =>
    Array.from(locales[language])
      .filter(([namespace]) => !fits(articleNamespace("*"), namespace))
      .flatMap(([namespace, document]) => problemsIn(namespace, document)),
  );
}
