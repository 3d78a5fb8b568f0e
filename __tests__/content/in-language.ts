import { isObject } from "../../src/schemas/json";
import { type Language, isLanguage } from "../../src/i18n/languages";

/** A value of a data file with its texts in one language. */
export type InLanguage<Value> =
  Value extends Readonly<Record<Language, infer Text>>
    ? Text
    : Value extends readonly (infer Entry)[]
      ? readonly InLanguage<Entry>[]
      : Value extends object
        ? { readonly [Key in keyof Value]: InLanguage<Value[Key]> }
        : Value;

function read(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) {
    return value.map((entry: unknown) => read(entry, language));
  }
  if (!isObject(value)) {
    return value;
  }
  const entries = Object.entries(value);
  return entries.every(([key]) => isLanguage(key))
    ? value[language]
    : Object.fromEntries(entries.map(([key, inner]) => [key, read(inner, language)]));
}

/** Leaves one language of all texts in a value of a data file. Facts are not filled in. */
export function inLanguage<Value>(value: Value, language: Language): InLanguage<Value> {
  return read(value, language) as InLanguage<Value>;
}
