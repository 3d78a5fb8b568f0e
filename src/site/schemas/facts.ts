import { z } from "zod";
import { FACT_SCOPES, FACT_UNITS } from "../facts";
import { date, distinct, factId, localizedText, month, plainText } from "./fields";

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

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
    reviewBy: date.describe("The day by which somebody has to look at the fact again."),
    rejected: distinct(
      z.strictObject({
        reading: plainText.describe("What was not chosen."),
        reason: plainText.describe("Why it was not chosen."),
      }),
    ).describe("Readings that were not chosen; they live here and nowhere else."),
    spelled: localizedText.optional().describe("The fact in words, with its noun, for headlines."),
  })
  .superRefine(({ unit, value }, context) => {
    const wanted = wantedValue(unit);
    if (!wanted.accepts(value)) {
      context.addIssue({ code: "custom", path: ["value"], message: wanted.description, input: value });
    }
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
