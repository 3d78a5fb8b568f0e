import { z } from "zod";
import { distinct, factId, inEachLanguage, matching, month, plainText, reviewedLater, sourced, status } from "./fields";

/** An amount in euros, with an upper limit to catch typing errors. 0 says that something is free; an amount that is not known is `null`. */
const amount = z.number().min(0).max(10_000).describe("a number from 0 to 10000");

/** Another figure with an upper limit. It is never 0: a figure that is not known is `null`. */
const upTo = (largest: number) =>
  z
    .number()
    .positive()
    .max(largest)
    .describe(`a number up to ${String(largest)}, and more than 0`);

/** The kind of value for each unit. */
export const VALUES = z.strictObject({
  EUR: amount,
  year: upTo(120),
  month: upTo(120),
  day: upTo(366),
  hour: upTo(168),
  minute: upTo(600),
  count: upTo(100_000),
  rating: upTo(5),
  percent: upTo(100),
  metre: upTo(5_000),
  kilometre: upTo(1_000),
  kilogram: upTo(10_000),
  "kilometre-per-hour": upTo(150),
  time: matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time as HH:MM").describe("a time as HH:MM"),
  "calendar-month": month.describe("a month as YYYY-MM"),
  list: z.array(z.string()).describe("a list of texts"),
  text: z.string().describe("a text"),
});

const fact = z
  .strictObject({
    id: factId.describe("The name under which sentences ask for the fact."),
    scope: z.enum(["car", "van", "parking", "place", "road", "company", "others"]).describe("What the fact is about."),
    value: z
      .union([z.number(), plainText, distinct(plainText).min(1), z.null()])
      .describe(
        "The figure or the text. Its unit says which: a number, a text, a list of texts, a time as HH:MM or a month as YYYY-MM. null while only the owner can tell; pages then leave it out.",
      ),
    unit: VALUES.keyof().describe("What the value measures, and how it is written."),
    status: status.describe("“ask-owner” until the owner has decided; listed by the go-live check."),
    ...sourced,
    spelled: inEachLanguage(plainText).optional().describe("The fact in words, with its noun, for headlines."),
  })
  .superRefine(({ unit, value }, context) => {
    const wanted = VALUES.shape[unit];
    if (value !== null && !wanted.safeParse(value).success) {
      const message = `${wanted.description ?? unit}, because the unit is “${unit}”`;
      const params = unit === "time" && /^\d:\d\d$/.test(String(value)) ? { suggestion: `0${String(value)}` } : {};
      context.addIssue({ code: "custom", path: ["value"], message, input: value, params });
    }
  })
  .refine((entry) => entry.value !== null || entry.status === "ask-owner", {
    path: ["value"],
    error: "a value, unless the status is “ask-owner”",
  })
  .check(reviewedLater);

/** `data/facts.json`: the one reading of every figure. */
export const factsSchema = z.strictObject({ facts: distinct(fact).min(1).describe("Every figure of the business, once.") });
