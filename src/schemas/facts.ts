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
  million: upTo(1_000),
  rating: upTo(5),
  percent: upTo(100),
  metre: upTo(5_000),
  kilometre: upTo(1_000),
  kilogram: upTo(10_000),
  "cubic-metre": upTo(100),
  "kilometre-per-hour": upTo(150),
  time: matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time as HH:MM").describe("a time as HH:MM"),
  "calendar-month": month.describe("a month as YYYY-MM"),
  list: distinct(plainText).min(1).describe("a list of texts"),
  text: plainText.describe("a text"),
  "yes-no": z.boolean().describe("true or false"),
  choice: z.string().describe("one of “choices”"),
});

const value = z.union([z.number(), z.boolean(), plainText, distinct(plainText).min(1)]);

const KINDS =
  "Its unit says which: a number, a text, a list of texts, a time as HH:MM, a month as YYYY-MM, true or false, or one of the choices.";

const scope = z.enum(["car", "van", "parking", "place", "road", "company", "others"]).describe("What the fact is about.");

const measured = {
  unit: VALUES.keyof().describe("What the value measures, and how it is written."),
  choices: distinct(plainText)
    .min(2)
    .optional()
    .describe(
      "The values that a fact may have: for a “choice” words of the code, for which sentences have words, for a “text” what is shown.",
    ),
};

const known = {
  status: status.describe("“ask-owner” until the owner has decided; listed by the go-live check."),
  ...sourced,
};

interface ValueInUnit {
  readonly unit: z.infer<typeof measured.unit>;
  readonly value: z.infer<typeof value> | null;
  readonly choices?: readonly string[] | undefined;
}

/** Refuses a value of another unit, and choices where there is nothing to choose. */
const inItsUnit = z.superRefine<ValueInUnit>(({ unit, value: given, choices }, context) => {
  const wanted = VALUES.shape[unit];
  if (given !== null && (!wanted.safeParse(given).success || choices?.includes(String(given)) === false)) {
    const message = `${wanted.description ?? unit}, because the unit is “${unit}”`;
    const params = unit === "time" && /^\d:\d\d$/.test(String(given)) ? { suggestion: `0${String(given)}` } : {};
    context.addIssue({ code: "custom", path: ["value"], message, input: given, params });
  }
  if (unit !== "text" && (unit === "choice") !== (choices !== undefined)) {
    const message = "choices for the unit “choice”; a “text” may have them, and no other unit";
    context.addIssue({ code: "custom", path: ["choices"], message, input: choices });
  }
});

const fact = z
  .strictObject({
    id: factId.describe("The name under which sentences ask for the fact."),
    scope,
    value: value.describe(`The figure or the text. ${KINDS}`),
    ...measured,
    ...known,
    spelled: inEachLanguage(plainText).optional().describe("The fact in words, with its noun, for headlines."),
  })
  .check(inItsUnit)
  .check(reviewedLater);

/** `data/facts.json`: the one reading of every figure that is known. */
export const factsSchema = z.strictObject({ facts: distinct(fact).min(1).describe("Every figure of the business, once.") });

/** A question that only the owner can answer. */
export const openFactSchema = z
  .strictObject({
    question: plainText.describe("The question to the owner, in plain English."),
    unlocks: plainText.describe("What appears on the site once it is answered."),
    scope,
    ...measured,
    value: value.nullable().describe(`The answer. ${KINDS} null until the owner has answered: texts that name the fact are then left out.`),
    ...known,
  })
  .refine((entry) => entry.value !== null || entry.status === "ask-owner", {
    path: ["status"],
    error: "“ask-owner” while there is no value",
  })
  .check(inItsUnit)
  .check(reviewedLater);

/** `data/open-facts.json`: what only the owner can tell, most asked first. Answered ones stay here. */
export const openFactsSchema = z
  .record(factId, openFactSchema)
  .describe("Each question to the owner, by the id of its fact, most asked first.");
