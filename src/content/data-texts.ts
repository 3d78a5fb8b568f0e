import { z } from "zod";
import { DEFAULT_LANGUAGE, type Language, byLanguage } from "../core/languages";
import { isLocalized } from "../core/schemas/localized";
import { schemaAt } from "../core/schemas/schema-at";
import { isObject } from "../core/text/is-object";
import type { JsonDocument } from "./json-document";
import type { JsonPath } from "./problem";

/** The texts of one language in a value, with the ids of its list entries; `undefined` for a value without texts. */
function textsInLanguage(schema: z.core.$ZodType, value: unknown, language: Language): unknown {
  if (schema instanceof z.ZodOptional) {
    return textsInLanguage(schema.unwrap(), value, language);
  }
  if (isObject(value)) {
    if (isLocalized(schema)) {
      return value[language];
    }
    if (schema instanceof z.ZodObject) {
      const shape: z.core.$ZodShape = schema.shape;
      const texts = Object.entries(value).flatMap(([key, inner]) => {
        const field = shape[key];
        const found = field === undefined ? undefined : textsInLanguage(field, inner, language);
        return found === undefined ? [] : [[key, found] as const];
      });
      const { id } = value;
      return texts.length === 0 ? undefined : Object.fromEntries([...(typeof id === "string" ? [["id", id] as const] : []), ...texts]);
    }
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const texts = value.map((entry: unknown) => textsInLanguage(schema.element, entry, language));
    return texts.every((entry) => entry === undefined) ? undefined : texts;
  }
  return undefined;
}

/** The place in the file of a place in the texts of a language: the key of the language comes after the field. */
function placeInFile(schema: z.ZodType, path: JsonPath, language: Language): JsonPath {
  const ends = [...path.keys(), path.length];
  const field = ends.find((end) => {
    const part = schemaAt(schema, path.slice(0, end));
    return part !== undefined && isLocalized(part);
  });
  return field === undefined ? path : path.toSpliced(field, 0, language);
}

/**
 * The texts of a data file as a document for each language, as if each language had a file: `{"title": "…"}` in place of
 * `{"title": {"en": "…", "el": "…"}, "icon": "…"}`. Places in messages are those in the file.
 *
 * @param schema the schema of the file, which its content fits
 * @returns `undefined` for a file without texts
 */
export function documentsOfTexts(schema: z.ZodType, document: JsonDocument): Readonly<Record<Language, JsonDocument>> | undefined {
  const texts = byLanguage((language) => textsInLanguage(schema, document.value, language));
  if (texts[DEFAULT_LANGUAGE] === undefined) {
    return undefined;
  }
  return byLanguage((language): JsonDocument => {
    const placeOf = (path: JsonPath): JsonPath => placeInFile(schema, path, language);
    return {
      file: document.file,
      value: texts[language],
      placeOf,
      lineOf: (path) => document.lineOf(placeOf(path)),
    };
  });
}

/** A value of a data file without its texts. */
export function withoutTexts(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) {
    return withoutTexts(schema.unwrap(), value);
  }
  if (schema !== undefined && isLocalized(schema)) {
    return undefined;
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry: unknown) => withoutTexts(schema.element, entry));
  }
  if (schema instanceof z.ZodObject && isObject(value)) {
    const shape: z.core.$ZodShape = schema.shape;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutTexts(shape[key], inner)]));
  }
  return value;
}
