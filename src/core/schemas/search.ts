import { z } from "zod";
import { distinct, entries, id } from "./fields";
import { localizedText } from "./localized";
import { naming } from "./references";

/** `data/search.json`: what “Find an answer” lists besides questions, clauses, fees and the driving guide, and the words by which visitors search. */
export const searchSchema = z.strictObject({
  sections: entries("Sections of pages that answer a question, in order.", {
    id,
    page: naming("page", id).describe("The page."),
    anchor: id.optional().describe("The section of the page. Without it, the page as a whole."),
    title: localizedText.describe("What the section answers, in a few words."),
    text: localizedText.describe("The answer in a sentence."),
  }),
  unanswered: entries("What our terms do not say, as questions that a visitor can send to us.", {
    id,
    question: localizedText.describe("The question, as the visitor sends it."),
  }),
  subjects: entries("What visitors search for, in their own words.", {
    id,
    answers: distinct(id)
      .min(1)
      .describe(
        "The entries that answer it, the best first: “faq-renting-fuel”, “car-deposit”, “fee-cleaning”, “guide-tolls”, “limit-town”, “page-parking”, “ask-pets”.",
      ),
    words: localizedText.describe("The words that visitors use, with commas between them. Accents and endings do not matter."),
    asked: localizedText.describe("A question in a visitor’s words. A test makes sure that the first answer comes among the first three."),
  }),
  fillers: localizedText.describe("Words that say nothing about the subject of a question, with spaces between them."),
});
