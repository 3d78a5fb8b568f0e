import { z } from "zod";
import { distinct, entries, id, inEachLanguage, plainText, text } from "./fields";

/** The fields that hold what visitors read: one value for each language, in which sentences name facts and pages. */
const localizedFields = z.registry<{ readonly isLocalized: true }>();

function localized<Value extends z.ZodType>(value: Value, graphql: string) {
  const schema = inEachLanguage(value).meta({ graphql });
  localizedFields.add(schema, { isLocalized: true });
  return schema;
}

/** One text in each language. */
export const localizedText = localized(text, "String @localized");

/** Paragraphs, or points of a list, in each language. */
export const localizedList = localized(distinct(text).min(1), "[String!] @localized");

/** Words by which visitors look for an entry, besides those that it shows. */
export const keywords = localizedText
  .optional()
  .describe("Words by which visitors look for it on “Find an answer”, between commas, beside those of its title and text.");

/** Whether a schema is that of a text or a list in each language. */
export function isLocalized(schema: z.core.$ZodType): boolean {
  // `has` would not find a copy with another description.
  return localizedFields.get(schema) !== undefined;
}

/**
 * `data/glossary.json`: terms and places with a fixed translation. Each language lists the beginnings that its inflected forms share; where
 * an English text uses a term, every translation must use one of its terms.
 */
export const glossarySchema = z.strictObject({
  terms: entries("Terms that are kept once chosen.", { id, ...inEachLanguage(distinct(plainText).min(1), "How its words begin in").shape }),
});
