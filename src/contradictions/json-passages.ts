import type { Language } from "../core/languages";
import { isObject } from "../core/text/is-object";
import { withoutMarkup } from "../core/text/links";
import { parsedJson } from "../core/text/parsed-json";
import type { Passage } from "../core/facts/rejections";

/** Keys whose text is the title of the texts beside it. */
const TITLE_KEYS = ["question", "title", "label", "name", "headline", "heading"] as const;

/** JSON may carry JSON as a text, as the texts of a page do in its data. */
const parsedText = (text: string): unknown => (/^\s*[[{]/u.test(text) ? parsedJson(text) : undefined);

/**
 * Every text of a JSON value, each under the title beside or above it.
 */
export function jsonPassages(value: unknown, language: Language, title = ""): readonly Passage[] {
  if (typeof value === "string") {
    const inner = parsedText(value);
    return inner === undefined ? [{ language, title, text: withoutMarkup(value) }] : jsonPassages(inner, language, title);
  }
  if (Array.isArray(value)) {
    return value.flatMap((entry) => jsonPassages(entry, language, title));
  }
  if (!isObject(value)) {
    return [];
  }
  const own = TITLE_KEYS.map((key) => value[key]).find((text) => typeof text === "string");
  return Object.values(value).flatMap((entry) => jsonPassages(entry, language, entry === own ? title : (own ?? title)));
}
