import type { Language } from "../core/languages";
import { isObject } from "../core/text/is-object";
import { jsonPassages } from "./json-passages";
import type { Passage } from "../core/facts/rejections";

type Properties = Readonly<Record<string, unknown>>;

/** Pairs of properties that are the two ends of a range. */
const RANGES = [
  ["opens", "closes"],
  ["lowPrice", "highPrice"],
] as const;

/** A duration as ISO 8601 writes it. */
const MINUTES = /^PT(\d+)M$/u;

/** A property's name, or a type's, as English words. */
function inWords(name: string): string {
  return name.replace(/([a-z])([A-Z])/gu, "$1 $2").toLowerCase();
}

/** Whether a text is a figure rather than a sentence, such as “09:00”, “4.6” or “Mo-Su 09:00-18:00”. */
function isShortFigure(text: string): boolean {
  return text.length <= 40 && /\d/u.test(text) && !/[:/]\/|[@+#]|^\d{4}-/u.test(text);
}

/** A value as English writes it; nothing for texts, which are read in their own language. */
function asFigure(property: string, value: unknown, { priceCurrency }: Properties): string | undefined {
  if (typeof value === "string") {
    const [, minutes] = MINUTES.exec(value) ?? [];
    if (minutes !== undefined) {
      return `${minutes} minutes`;
    }
    return isShortFigure(value) ? value.replace(/(\d:\d\d):\d\d/gu, "$1") : undefined;
  }
  if (typeof value !== "number") {
    return undefined;
  }
  const isPrice = /price|value/iu.test(property) && priceCurrency === "EUR";
  return isPrice ? `€${String(value)}` : String(value);
}

/** What the numbers, times and durations of one node say, as English sentences. */
function statements(node: Properties, title: string): readonly Passage[] {
  const figures = Object.entries(node).flatMap(([property, value]) => {
    const figure = asFigure(property, value, node);
    return figure === undefined ? [] : [`${inWords(property)} ${figure}`];
  });
  const ranges = RANGES.flatMap(([from, to]) => {
    const [first, last] = [asFigure(from, node[from], node), asFigure(to, node[to], node)];
    return first === undefined || last === undefined ? [] : [`${inWords(from)} ${first}–${last}`];
  });
  return [...figures, ...ranges].map((text) => ({ language: "en", title, text }));
}

function visit(value: unknown, title: string): readonly Passage[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry) => visit(entry, title));
  }
  if (!isObject(value)) {
    return [];
  }
  const types = [value["@type"]].flat().filter((type) => typeof type === "string");
  const own = [title, ...types.map(inWords)].filter((part) => part !== "").join(", ");
  return [...statements(value, own), ...Object.entries(value).flatMap(([property, inner]) => visit(inner, `${own}, ${inWords(property)}`))];
}

/**
 * What structured data say: their texts in the page's language, their numbers, times and durations as English sentences under the names
 * of the types and properties that lead to them, such as “auto rental, opening hours specification: opens 09:00”.
 *
 * @param value a JSON-LD document
 * @source JSON-LD 1.1; schema.org; ISO 8601
 */
export function structuredDataPassages(value: unknown, language: Language): readonly Passage[] {
  return [...jsonPassages(value, language), ...visit(value, "")];
}
