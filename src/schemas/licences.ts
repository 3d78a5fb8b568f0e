import { z } from "zod";
import { distinct, entries, id, reviewedLater, sourced } from "./fields";

const REGIONS = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

const COUNTRY_CODE = "a country’s code by ISO 3166, two capital letters, such as “GB”, or “EU”";

const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: COUNTRY_CODE, abort: true })
  // “UK” has a name as well, but it is an alias of “GB”.
  .refine((code) => REGIONS.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code, COUNTRY_CODE)
  .describe("The country that issued the licence; “EU” for the whole European Union.");

const licence = z
  .strictObject({ id, countries: distinct(country).min(1).describe("List each country in one entry only."), ...sourced })
  .check(reviewedLater);

/** `data/licences.json`: the countries whose licences need no permit in Cyprus. For other countries it is not known. */
export const licencesSchema = z
  .strictObject({
    licences: entries("The countries in the order of the page, by where it is written that their licences are recognised.", licence),
  })
  .superRefine(({ licences }, context) => {
    const seen = new Set<string>();
    licences.forEach(({ countries }, index) => {
      countries.forEach((input, position) => {
        if (seen.has(input)) {
          const path = ["licences", index, "countries", position];
          context.addIssue({ code: "custom", path, message: "a country that no other entry lists", input });
        }
        seen.add(input);
      });
    });
  });
