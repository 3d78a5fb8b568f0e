import { z } from "zod";
import { distinct, inEachLanguage, text } from "./fields";

/** The fields that hold what visitors read: one value for each language, in which sentences name facts and pages. */
const localizedFields = z.registry<{ readonly isLocalized: true }>();

function localized<Value extends z.ZodType>(value: Value) {
  const schema = inEachLanguage(value);
  localizedFields.add(schema, { isLocalized: true });
  return schema;
}

/** One text in each language. */
export const localizedText = localized(text);

/** Paragraphs, or points of a list, in each language. */
export const localizedList = localized(distinct(text).min(1));

/** Whether a schema is that of a text or a list in each language. */
export function isLocalized(schema: z.core.$ZodType): boolean {
  // `has` would not find a copy with another description.
  return localizedFields.get(schema) !== undefined;
}
