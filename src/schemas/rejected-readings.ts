import { z } from "zod";
import { distinct, factId, inEachLanguage, plainText } from "./fields";
import { isPhrase } from "./phrases";
import { naming } from "./references";

/** Words that a sentence may hold. */
const phrases = inEachLanguage(distinct(plainText.max(200).refine(isPhrase, "words, with brackets in pairs")).min(1));
const sentences = distinct(plainText).min(1);

/** A reading that the business did not choose, and the words by which the check recognises it (docs/tasks/add-a-fact.md). */
const reading = z.strictObject({
  fact: naming("fact", factId).describe("The fact whose value was chosen instead."),
  reading: plainText.describe("What is not to be said, in English; messages quote it."),
  reason: plainText.describe("Why it was not chosen."),
  phrases: phrases.describe(
    "Words that say it; a sentence needs to hold one phrase of the list. “cancel*” is any word that begins so, “…” is up to six words, “(24|twenty-four) hours” one or the other, “a & b” both, in any order and also in the title above.",
  ),
  unless: phrases.optional().describe("Phrases that show that the sentence means something else."),
  whilePricesOpen: z.boolean().optional().describe("Whether it is rejected only until every amount in euros is known."),
  examples: inEachLanguage(sentences).describe("Sentences that say it: a phrase has to find each."),
  allowed: inEachLanguage(sentences.optional()).optional().describe("Sentences that sound like it and are right: no phrase may find one."),
});

/** `data/rejected-readings.json`: what the business decided not to say of its facts. */
export const rejectedReadingsSchema = z.strictObject({
  readings: distinct(reading).describe("Readings that were not chosen. The check refuses texts that say one."),
});
