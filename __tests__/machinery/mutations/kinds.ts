import { isObject } from "../../../src/core/text/is-object";
import type { JsonPath } from "../../../src/content/problem";
import { type Kind, REMOVED } from "./mutants";

const whenText =
  (broken: (text: string, path: JsonPath) => unknown): Kind["breaks"] =>
  (value, path) =>
    typeof value === "string" ? broken(value, path) : undefined;

const whenNumber =
  (broken: (value: number) => unknown): Kind["breaks"] =>
  (value) =>
    typeof value === "number" ? broken(value) : undefined;

/** A value of another type, whatever it was. */
const otherTypes: readonly Kind[] = [
  { name: "nothing (null)", breaks: (_, path) => (path.length === 0 ? undefined : null) },
  { name: "a number for a text", breaks: whenText(() => 5) },
  { name: "true for a text", breaks: whenText(() => true) },
  { name: "a list for a text", breaks: whenText((text) => [[text]]) },
  { name: "an object for a text", breaks: whenText((text) => ({ text })) },
  { name: "a text for a number", breaks: whenNumber(String) },
  { name: "true for a number", breaks: whenNumber(() => true) },
  { name: "a list for a number", breaks: whenNumber((value) => [value]) },
  { name: "a text for true or false", breaks: (value) => (typeof value === "boolean" ? String(value) : undefined) },
  { name: "a number for true or false", breaks: (value) => (typeof value === "boolean" ? Number(value) : undefined) },
  { name: "a text for a list", breaks: (value) => (Array.isArray(value) ? "one" : undefined) },
  { name: "an object for a list", breaks: (value) => (Array.isArray(value) ? {} : undefined) },
  { name: "a text for an object", breaks: (value, path) => (isObject(value) && path.length > 0 ? "one" : undefined) },
  { name: "a list for an object", breaks: (value, path) => (isObject(value) && path.length > 0 ? [] : undefined) },
];

/** Signs and lengths that no text may have. */
const badTexts: readonly Kind[] = [
  { name: "an empty text", breaks: whenText((text) => (text === "" ? undefined : "")) },
  { name: "a text of blanks", breaks: whenText(() => "   ") },
  { name: "HTML", breaks: whenText((text) => `<b>${text}</b>`) },
  { name: "the end of a script", breaks: whenText((text) => `${text}</script>`) },
  { name: "a picture that runs code", breaks: whenText(() => '"><img src=x onerror=alert(1)>') },
  { name: "a control character", breaks: whenText((text) => `${text}\u0007`) },
  { name: "a change of text direction", breaks: whenText((text) => `\u202E${text}`) },
  { name: "a text of 5,000 letters", breaks: whenText(() => "a".repeat(5000)) },
];

const badNumbers: readonly Kind[] = [
  { name: "a number below all limits", breaks: whenNumber(() => -1e9) },
  { name: "a number above all limits", breaks: whenNumber(() => 1e12) },
];

/** Keys that are missing, unknown or misspelt. */
const keys: readonly Kind[] = [
  { name: "a missing field", breaks: (_, path) => (typeof path.at(-1) === "string" ? REMOVED : undefined) },
  { name: "an unknown field", breaks: (value, path) => (isObject(value) && path.length > 0 ? { ...value, unknownField: "x" } : undefined) },
  {
    name: "a field called __proto__",
    breaks: (value, path) =>
      isObject(value) && path.length > 0 ? Object.defineProperty({ ...value }, "__proto__", { value: "x", enumerable: true }) : undefined,
  },
];

const lists: readonly Kind[] = [
  { name: "an empty list", breaks: (value) => (Array.isArray(value) && value.length > 0 ? [] : undefined) },
  {
    name: "the first entry twice",
    breaks: (value) => (Array.isArray(value) && value.length > 0 ? [value[0], ...(value as unknown[])] : undefined),
  },
];

/** Texts of a form: what they are is known by how they look. */
const forms: readonly Kind[] = [
  { name: "a day that does not exist", breaks: whenText((text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? "2026-02-30" : undefined)) },
  { name: "a day in words", breaks: whenText((text) => (/^\d{4}-\d\d(?:-\d\d)?$/.test(text) ? "next May" : undefined)) },
  { name: "a month that does not exist", breaks: whenText((text) => (/^\d{4}-\d\d$/.test(text) ? "2026-13" : undefined)) },
  { name: "a time that does not exist", breaks: whenText((text) => (/^\d\d:\d\d$/.test(text) ? "24:61" : undefined)) },
  { name: "an address that runs code", breaks: whenText((text) => (text.startsWith("https://") ? "javascript:alert(1)" : undefined)) },
  {
    name: "an address without encryption",
    breaks: whenText((text) => (text.startsWith("https://") ? text.replace("https", "http") : undefined)),
  },
  { name: "a telephone number with letters", breaks: whenText((text) => (/^\+\d+$/.test(text) ? "+357 24 CALL" : undefined)) },
  { name: "an e-mail address without a host", breaks: whenText((text) => (/^\S+@\S+$/.test(text) ? "hello" : undefined)) },
  {
    name: "a picture that does not exist",
    breaks: whenText((text) => (text.startsWith("../src/images/") ? text.replace(/[a-z0-9-]+\.(png|svg)$/, "no-such.$1") : undefined)),
  },
  {
    name: "a path out of the folder",
    breaks: whenText((text) => (text.startsWith("../src/images/") ? "../../etc/passwd.png" : undefined)),
  },
];

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/i;

/** Names and slugs in a spelling that no name has, or that name nothing. */
const names: readonly Kind[] = [
  { name: "a name that nothing has", breaks: whenText((text, path) => (NAME.test(text) && isName(path) ? "noSuchName" : undefined)) },
  { name: "a name with a capital", breaks: whenText((text, path) => (NAME.test(text) && isName(path) ? `X-${text}` : undefined)) },
  { name: "a name with a space", breaks: whenText((text, path) => (NAME.test(text) && isName(path) ? `${text} x` : undefined)) },
  { name: "a name that is not ASCII", breaks: whenText((text, path) => (NAME.test(text) && isName(path) ? `${text}é` : undefined)) },
];

/** Fields that hold free words, although those may look like a name. */
const FREE_WORDS = new Set(["value", "author", "name", "source", "reading", "reason", "spelled", "brand", "offer", "en", "el"]);

function isName(path: JsonPath): boolean {
  return !path.some((step) => typeof step === "string" && FREE_WORDS.has(step)) || path.includes("slugs");
}

/** Every way in which a data file can be broken. */
export const DATA_KINDS: readonly Kind[] = [...otherTypes, ...badTexts, ...badNumbers, ...keys, ...lists, ...forms, ...names];

/** Ways in which a sentence can be broken, beside those of any text. */
const sentences: readonly Kind[] = [
  { name: "a name that no fact has", breaks: whenText((text) => `${text} {noSuchFact}`) },
  { name: "a bracket left open", breaks: whenText((text) => `${text} {brand`) },
  { name: "a figure", breaks: whenText((text) => `${text} 48`) },
  { name: "a price", breaks: whenText((text) => `${text} €15`) },
  { name: "half a mark for bold type", breaks: whenText((text) => `${text} **bold`) },
  { name: "a link to nowhere", breaks: whenText((text) => `${text} [here](no-such-page)`) },
  { name: "a link that is not complete", breaks: whenText((text) => `${text} [here] (home)`) },
  { name: "a sign that nobody sees", breaks: whenText((text) => `${text}\u200B`) },
  {
    name: "a plural form that no language here has",
    breaks: whenText((text) => `${text} {carAgeMin, plural, zero {#} one {#} other {#}}`),
  },
  {
    name: "other facts than in English",
    breaks: whenText((text) =>
      text.replace(/\{(\w+)\}/, "{buildYear}{$1}") === text ? undefined : text.replace(/\{(\w+)\}/, "{buildYear}{$1}"),
    ),
  },
];

/** Every way in which a locale file can be broken. */
export const LOCALE_KINDS: readonly Kind[] = [
  ...otherTypes,
  ...badTexts,
  ...keys,
  ...lists.filter(({ name }) => name === "an empty list"),
  ...sentences,
];
