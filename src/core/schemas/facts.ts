import { z } from "zod";
import { isPhrase } from "../text/phrases";
import { date, distinct, factId, inEachLanguage, month, plainText, status } from "./fields";

/** A figure beyond the largest sensible one is a typing error; nothing that has no figure is written as 0. */
const upTo = (largest: number) =>
  z
    .number()
    .positive()
    .max(largest)
    .describe(`a number up to ${String(largest)}, and more than 0`);

/** The value that each unit wants. */
export const VALUES = z.strictObject({
  EUR: upTo(10_000),
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
  time: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .describe("a time as HH:MM"),
  "calendar-month": month.describe("a month as YYYY-MM"),
  list: z.array(z.string()).describe("a list of texts"),
  text: z.string().describe("a text"),
});

/** Words that a sentence may hold. */
const phrase = plainText.max(200).refine(isPhrase, "words, with brackets in pairs");
const sentences = distinct(plainText).min(1);

/** A reading that was not chosen, and the words by which the check knows it again (docs/tasks/add-a-fact.md). */
const rejection = z.strictObject({
  reading: plainText.describe("What is not to be said, in English; messages quote it."),
  reason: plainText.describe("Why it was not chosen."),
  phrases: inEachLanguage(distinct(phrase).min(1)).describe(
    "Words that say it; a sentence needs to hold one phrase of the list. “cancel*” is any word that begins so, “…” is up to six words, “(24|twenty-four) hours” one or the other, “a & b” both, in any order and also in the title above.",
  ),
  unless: inEachLanguage(distinct(phrase).min(1)).optional().describe("Phrases that show that the sentence means something else."),
  whilePricesOpen: z
    .boolean()
    .optional()
    .describe("Whether it is rejected only until every amount in euros has a value. For claims such as “every fee is listed”."),
  examples: inEachLanguage(sentences).describe("Sentences that say it. The check makes sure that the phrases find each."),
  allowed: inEachLanguage(sentences.optional())
    .optional()
    .describe("Sentences that sound like it and are right. The check makes sure that the phrases find none."),
});

const fact = z
  .strictObject({
    id: factId.describe("The name under which sentences ask for the fact."),
    // Two figures of different scope do not conflict.
    scope: z.enum(["car", "van", "parking", "place", "road", "company"]).describe("What the fact is about."),
    value: z
      .union([z.number(), plainText, distinct(plainText).min(1), z.null()])
      .describe(
        "The figure or the text. Its unit says which: a number, a text, a list of texts, a time as HH:MM or a month as YYYY-MM. null while only the owner can tell; pages then leave it out.",
      ),
    unit: VALUES.keyof().describe("What the value measures, and how it is written."),
    status: status.describe("“ask-owner” until the owner has decided; listed by the go-live check."),
    source: plainText.describe("Where the value comes from."),
    verified: date.describe("The day on which the value was last compared with its source."),
    reviewBy: date.describe("The day by which the fact must be compared again."),
    rejected: distinct(rejection).describe(
      "Readings that were not chosen; they live here and nowhere else. The check refuses texts that say one.",
    ),
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
  .refine(({ verified, reviewBy }) => verified <= reviewBy, {
    path: ["verified"],
    error: "a day that is not after “reviewBy”",
  });

/** Facts of which none may be above the next one. Those that the site lacks, or that only the owner can tell, are passed over. */
const RISING: readonly (readonly string[])[] = [
  ["carAskAgeMin", "carAskAgeMax", "carYoungAgeMin", "carYoungAgeMax", "carAgeMin", "carAgeMax"],
  ["carYoungLicenceYears", "carLicenceYears"],
  ["carPriceFrom", "carPriceMax"],
  ["carDepositProtected", "carDepositMin", "carDepositMax"],
  ["carDepositMin", "carYoungDeposit"],
  ["carYoungDepositProtected", "carYoungDeposit"],
  ["carExcessSmall", "carExcessLarge"],
  ["carCleaning", "carValeting"],
  ["carHandoverOpens", "carHandoverCloses"],
  ["officeOpens", "officeCloses"],
  ["northInsuranceShort", "northInsuranceLong"],
  ["parkingRideMin", "parkingRideMax"],
  ["ratingValue", "ratingScale"],
  ["speedTown", "speedRural", "speedMotorway"],
  ["speedMotorwayMin", "speedMotorway"],
  ["alcoholLimitNovice", "alcoholLimit"],
  ["childSeatHeight", "childFrontHeight"],
  ["crossingPointsForCars", "crossingPoints"],
];

/** `data/facts.json`: the one reading of every figure. */
export const factsSchema = z
  .strictObject({ facts: distinct(fact).min(1).describe("Every figure of the business, once.") })
  .superRefine(({ facts }, context) => {
    const sizeOf = ({ value }: z.infer<typeof fact>): number => (value === null ? Number.NaN : Number(String(value).replace(":", ".")));
    RISING.forEach((chain) => {
      const told = chain.flatMap((id) => facts.filter((one) => one.id === id && one.value !== null));
      told.slice(1).forEach((next, index) => {
        const before = told[index];
        if (before !== undefined && sizeOf(before) > sizeOf(next)) {
          const message = `at most the value of ${next.id}, which is ${String(next.value)}`;
          context.addIssue({ code: "custom", path: ["facts", facts.indexOf(before), "value"], message, input: before.value });
        }
      });
    });
  });
