import { z } from "zod";
import { distinct, entries, id, inEachLanguage, plainText } from "./fields";

const stems = distinct(plainText.describe("The beginning of a word, or of several.")).min(1);

/**
 * `data/glossary.json`: terms and places with a fixed translation. Each language lists the beginnings that its inflected forms share; where
 * an English text uses a term, every translation must use one of its terms.
 */
export const glossarySchema = z.strictObject({
  terms: entries("Terms that are kept once chosen.", { id, ...inEachLanguage(stems, "How the term begins in").shape }),
});
