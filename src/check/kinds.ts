import { isObject } from "../core/text/is-object";
import { quote } from "../content/problem";
import type { Finding } from "./finding";

/** What a place of a locale file holds. */
type Kind = "text" | "list" | "object";

const ADVICE: Readonly<Record<Kind, Pick<Finding, "allowed" | "fix">>> = {
  text: { allowed: "one text in quotes", fix: "Write one text in quotes, without brackets." },
  list: {
    allowed: "a list of texts, each in quotes, in square brackets",
    fix: "Put the text in square brackets; every paragraph or entry is a text in quotes of the list.",
  },
  object: { allowed: "an object in curly brackets, as in English", fix: "Write the keys that English has here." },
};

/** The kind of a value; `undefined` for numbers and other values that are never right. */
export function kindOf(value: unknown): Kind | undefined {
  if (typeof value === "string") {
    return "text";
  }
  return Array.isArray(value) ? "list" : isObject(value) ? "object" : undefined;
}

/** What to say of a value of another kind than its place holds. A suggestion is made where it is short enough to be shown whole. */
export function wrongKind(expected: Kind, value: unknown): Finding {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const [only] = entries;
  const isOneText = expected === "text" && typeof only === "string" && entries.length === 1;
  const meant = expected === "list" && typeof value === "string" ? [value] : isOneText ? only : undefined;
  const suggestion = quote(meant);
  return { found: quote(value), ...ADVICE[expected], suggestion: suggestion === JSON.stringify(meant) ? suggestion : undefined };
}
