import { z } from "zod";
import { byLanguage } from "../languages";
import { distinct, englishName, id, plainText } from "./fields";

const stems = distinct(plainText.describe("The beginning of a word, or of several.")).min(1);

/**
 * `data/glossary.json`: terms and places that are kept once chosen. Each language gives the beginnings that its inflected forms share:
 * a text that has the term in English has one of them in every other language.
 */
export const glossarySchema = z.strictObject({
  terms: z
    .array(z.strictObject({ id, ...byLanguage((language) => stems.describe(`How the term begins in ${englishName(language)}.`)) }))
    .min(1)
    .describe("Terms that are kept once chosen."),
});
