import { z } from "zod";
import { distinct, entries, id, inEachLanguage, plainText, text } from "./fields";

/** One text in each language. */
export const localizedText = inEachLanguage(text).meta({ graphql: "String @localized" });

/** Paragraphs, or points of a list, in each language. */
export const localizedList = inEachLanguage(distinct(text).min(1)).meta({ graphql: "[String!] @localized" });

/** Words by which visitors look for an entry, besides those that it shows. */
export const keywords = localizedText
  .optional()
  .describe("Words by which visitors look for it on “Find an answer”, between commas, beside those of its title and text.");

/**
 * `data/glossary.json`: terms and places with a fixed translation. Each language lists the beginnings that its inflected forms share; where
 * an English text uses a term, every translation must use one of its terms.
 */
export const glossarySchema = z.strictObject({
  terms: entries("Terms that are kept once chosen.", { id, ...inEachLanguage(distinct(plainText).min(1), "How its words begin in").shape }),
});
