import { z } from "zod";
import { FACT_SCOPES, FACT_UNITS } from "../facts/facts";
import { byLanguage } from "../languages";
import { date, distinct, englishName, factId, localizedText, month, plainText } from "./fields";

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** Words and short phrases in each language. */
const phrases = z.strictObject(byLanguage((language) => distinct(plainText.max(80)).describe(`In ${englishName(language)}.`)));

/** A reading that was not chosen, and how the build recognises it in a finished page (docs/decisions/0017-contradictions.md). */
const rejection = z.strictObject({
  reading: plainText.describe("What is not to be said, in English; messages quote it."),
  reason: plainText.describe("Why it was not chosen."),
  figures: distinct(plainText.max(40)).describe(
    "Its figures as English writes them, such as “24 hours”, “8:00–18:00”, “€20–25” or “25 years”: one of them stands in every sentence that is meant. Other languages and number words are known. Empty for a reading without a figure.",
  ),
  near: phrases.describe(
    "What the sentence, the sentence before it or the title above it speaks of, in each language; one phrase of the list is enough. “cancel*” is any word that begins so, “…” is up to four words, “#” is the figure itself, as in “over #”.",
  ),
  unless: phrases
    .optional()
    .describe("Phrases that show that the sentence means something else; they may stand in the sentence or its title."),
  examples: z
    .strictObject(
      byLanguage((language) =>
        distinct(plainText)
          .min(1)
          .describe(`In ${englishName(language)}.`),
      ),
    )
    .describe("Sentences that say it, in each language. The check tries the words above on them, so they show what is recognised."),
});

/** Which values a unit allows, beside plain numbers. */
const fact = z
  .strictObject({
    id: factId.describe("The name under which sentences ask for the fact."),
    scope: z.enum(FACT_SCOPES).describe("What the fact is about."),
    value: z
      .union([z.number().nonnegative(), plainText, distinct(plainText).min(1)])
      .describe("The figure or the text. Its unit says which: a number, a text, a list of texts, a time as HH:MM or a month as YYYY-MM."),
    unit: z.enum(FACT_UNITS).describe("What the value measures, and how it is written."),
    status: z.enum(["confirmed", "ask-owner"]).describe("“ask-owner” until the owner has decided; listed by the go-live check."),
    source: plainText.describe("Where the value comes from."),
    verified: date.describe("The day on which somebody last compared the value with its source."),
    reviewBy: date.describe("The day after which somebody has to look at the fact again."),
    rejected: distinct(rejection).describe(
      "Readings that were not chosen; they live here and nowhere else, and stop the build where they reappear.",
    ),
    spelled: localizedText.optional().describe("The fact in words, with its noun, for headlines."),
  })
  .superRefine(({ unit, value }, context) => {
    const wanted = wantedValue(unit);
    if (!wanted.accepts(value)) {
      context.addIssue({ code: "custom", path: ["value"], message: wanted.description, input: value });
    }
  })
  .refine(({ verified, reviewBy }) => verified <= reviewBy, {
    path: ["verified"],
    error: "a day that is not after “reviewBy”",
  });

/** The largest figure that a unit can sensibly have here: what lies beyond is a slip of the keyboard. */
const LARGEST: Readonly<Record<Exclude<(typeof FACT_UNITS)[number], "text" | "list" | "time" | "calendar-month">, number>> = {
  EUR: 10_000,
  year: 120,
  month: 120,
  day: 366,
  hour: 168,
  minute: 600,
  count: 100_000,
  rating: 5,
  percent: 100,
  metre: 5_000,
  kilometre: 1_000,
  "kilometre-per-hour": 150,
};

function wantedValue(unit: (typeof FACT_UNITS)[number]): { readonly description: string; readonly accepts: (value: unknown) => boolean } {
  switch (unit) {
    case "text":
      return { description: "a text, because the unit is “text”", accepts: (value) => typeof value === "string" };
    case "list":
      return { description: "a list of texts, because the unit is “list”", accepts: (value) => Array.isArray(value) };
    case "time":
      return { description: "a time as HH:MM, because the unit is “time”", accepts: (value) => time.safeParse(value).success };
    case "calendar-month":
      return {
        description: "a month as YYYY-MM, because the unit is “calendar-month”",
        accepts: (value) => month.safeParse(value).success,
      };
    default:
      return {
        description: `a number up to ${String(LARGEST[unit])}, because the unit is “${unit}”`,
        accepts: (value) => typeof value === "number" && value <= LARGEST[unit],
      };
  }
}

/** `data/facts.json`: the one reading of every figure. */
export const factsSchema = z.strictObject({ facts: z.array(fact).min(1).describe("Every figure of the business, once.") });
