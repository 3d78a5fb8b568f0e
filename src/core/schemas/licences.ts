import { z } from "zod";
import { date, distinct, entries, id, plainText } from "./fields";

const REGIONS = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

const COUNTRY_CODE = "a country’s code by ISO 3166, two capital letters, such as “GB” or “TR”";

const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: COUNTRY_CODE, abort: true })
  // “UK” has a name as well, but it is an alias of “GB”.
  .refine((code) => REGIONS.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code, COUNTRY_CODE)
  .meta({ description: "The country that issued the licence.", examples: ["GB", "TR"] });

/** `data/licences.json`: with which countries’ licences a visitor may drive in Cyprus. Countries that are not listed are unknown. */
export const licencesSchema = z
  .strictObject({
    licences: entries("The countries, by what holds for their licences and where that is written.", {
      id,
      countries: distinct(country).min(1).describe("List each country in one entry only."),
      recognised: z
        .enum(["yes", "permit", "unknown"])
        .describe("“permit”: only with an International Driving Permit. “unknown”: no certain source, and the page says “ask us”."),
      source: plainText.describe("Where it is written; for “unknown”, what was found and why it is not certain."),
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
