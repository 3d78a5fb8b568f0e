import { z } from "zod";
import { date, distinct, entries, id, plainText } from "./fields";

const REGIONS = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

const COUNTRY_CODE = "a country’s code by ISO 3166, two capital letters, such as “GB”, or “EU”";

const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: COUNTRY_CODE, abort: true })
  // “UK” has a name as well, but it is an alias of “GB”.
  .refine((code) => REGIONS.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code, COUNTRY_CODE)
  .meta({ description: "The country that issued the licence; “EU” for the whole European Union.", examples: ["GB", "EU"] });

/** `data/licences.json`: the countries whose licences need no permit in Cyprus. Of countries that are not listed, it is not known. */
export const licencesSchema = z
  .strictObject({
    licences: entries("The countries in the order of the page, by where it is written that their licences are recognised.", {
      id,
      countries: distinct(country).min(1).describe("List each country in one entry only."),
      source: plainText.describe("Where it is written."),
      verified: date.describe("The day on which it was last compared with its source."),
      reviewBy: date.describe("The day by which it must be compared again."),
    }),
  })
  .superRefine(({ licences }, context) => {
    const seen = new Set<string>();
    licences.forEach(({ countries, verified, reviewBy }, index) => {
      if (verified > reviewBy) {
        context.addIssue({
          code: "custom",
          path: ["licences", index, "verified"],
          message: "a day that is not after “reviewBy”",
          input: verified,
        });
      }
      countries.forEach((code, place) => {
        if (seen.has(code)) {
          const message = "a country that no other entry lists";
          context.addIssue({ code: "custom", path: ["licences", index, "countries", place], message, input: code });
        }
        seen.add(code);
      });
    });
  });
