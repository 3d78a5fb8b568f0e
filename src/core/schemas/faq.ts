import { z } from "zod";
import { entries, id, named } from "./fields";
import { keywords, localizedList, localizedText } from "./localized";

const question = named("Question", {
  id,
  question: localizedText.describe("The question, as a customer asks it."),
  answer: localizedList.describe("The answer, one text for each paragraph."),
  keywords,
});

const questions = (about: string) => entries(`Questions about ${about}, in order.`, question);

/** `data/faq.json`: the questions of each page, with their answers. */
export const faqSchema = z.strictObject({
  renting: questions("renting a car"),
  papers: questions("documents, insurance and the law"),
  van: questions("vans"),
  driving: questions("driving in Cyprus"),
});

/** A group of questions. */
export type FaqGroup = keyof z.infer<typeof faqSchema>;
