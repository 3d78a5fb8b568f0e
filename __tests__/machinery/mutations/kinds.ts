import { LANGUAGES, isLanguage } from "../../../src/core/languages";
import { isObject } from "../../../src/core/text/is-object";
import type { JsonPath } from "../../../src/content/problem";
import { type Kind, REMOVED } from "./mutants";

const whenText =
  (broken: (text: string, path: JsonPath) => unknown): Kind["breaks"] =>
  (value, path) =>
    typeof value === "string" ? broken(value, path) : undefined;

/** Replaces texts of a form. */
const whenLike = (form: RegExp, broken: string | ((text: string) => string)): Kind["breaks"] =>
  whenText((text) => (form.test(text) ? (typeof broken === "string" ? broken : broken(text)) : undefined));

/** A value of another type, whatever it was. */
const otherTypes: readonly Kind[] = [
  { name: "nothing (null)", breaks: (_, path) => (path.length === 0 ? undefined : null) },
  { name: "a number for a text", breaks: whenText(() => 5) },
  { name: "a text for something else", breaks: (value, path) => (typeof value === "string" || path.length === 0 ? undefined : "one") },
];

/** Texts that are not those of a language, in which tests of sentences look for marks. */
const whenValue = (broken: (text: string) => unknown): Kind["breaks"] =>
  whenText((text, path) => (path.some((step) => isLanguage(String(step))) ? undefined : broken(text)));

/** Signs and lengths that no text may have. */
const badTexts: readonly Kind[] = [
  { name: "an empty text", breaks: whenText((text) => (text === "" ? undefined : "")) },
  { name: "the end of a script", breaks: whenValue((text) => `${text}</script>`) },
  { name: "a control character", breaks: whenText((text) => `${text}\u0007`) },
  { name: "a text of 5,000 letters", breaks: whenText(() => "a".repeat(5000)) },
];

const badNumbers: readonly Kind[] = [
  { name: "a number below all limits", breaks: (value) => (typeof value === "number" ? -1e9 : undefined) },
  { name: "a number above all limits", breaks: (value) => (typeof value === "number" ? 1e12 : undefined) },
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

/** Texts of a form, which is recognised by how the text looks. */
const forms: readonly Kind[] = [
  { name: "a day that does not exist", breaks: whenLike(/^\d{4}-\d\d-\d\d$/, "2026-02-30") },
  { name: "a month that does not exist", breaks: whenLike(/^\d{4}-\d\d$/, "2026-13") },
  { name: "a time that does not exist", breaks: whenLike(/^\d\d:\d\d$/, "24:61") },
  { name: "an address that runs code", breaks: whenLike(/^https:/, "javascript:alert(1)") },
  { name: "an address without encryption", breaks: whenLike(/^https:/, (text) => text.replace("https", "http")) },
  { name: "a telephone number with letters", breaks: whenLike(/^\+\d+$/, "+357 24 CALL") },
  { name: "an e-mail address without a host", breaks: whenLike(/^\S+@\S+$/, "hello") },
  {
    name: "a picture that does not exist",
    breaks: whenLike(/^\.\.\/src\/images/, (text) => text.replace(/[a-z0-9-]+\.(png|svg)$/, "no-such.$1")),
  },
  { name: "a path out of the folder", breaks: whenLike(/^\.\.\/src\/images/, "../../etc/passwd.png") },
];

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/i;

const whenName = (broken: (name: string) => string): Kind["breaks"] =>
  whenText((text, path) => (NAME.test(text) && isName(path) ? broken(text) : undefined));

/** Names and slugs that are misspelt, or that name nothing. */
const names: readonly Kind[] = [
  { name: "an unknown name", breaks: whenName(() => "noSuchName") },
  { name: "a name that is not ASCII", breaks: whenName((name) => `${name}é`) },
];

/** Fields with free text that may look like a name. */
const FREE_WORDS = new Set<string>(["value", "author", "name", "source", "reading", "reason", "spelled", "brand", ...LANGUAGES]);

function isName(path: JsonPath): boolean {
  return !path.some((step) => typeof step === "string" && FREE_WORDS.has(step)) || path.includes("slugs");
}

/** Every way in which a data file can be broken. */
export const DATA_KINDS: readonly Kind[] = [...otherTypes, ...badTexts, ...badNumbers, ...keys, ...lists, ...forms, ...names];
