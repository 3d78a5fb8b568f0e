import { z } from "zod";
import { distinct, entries, icon, id } from "./fields";
import { localizedText } from "./localized";
import { naming } from "./references";

/** The lists of answers: the questions of `faq.json`, the clauses and fees of `terms.json`, `driving.json`, and the sections of `pages.json`. */
export const ANSWER_LISTS = [
  ...["faq-renting", "faq-papers", "faq-van", "faq-parking", "faq-driving"],
  ...["terms-car", "terms-van", "fees-car", "fees-van", "fees-parking", "driving", "pages"],
] as const;

/** The topic of an answer that is not about what the others of its list are about. */
export const ownTopic = naming("topic", id)
  .optional()
  .describe("The topic of “Find an answer” that lists it. Without it, the topic of its list.");

/** `data/topics.json`: what “Find an answer” is sorted by. */
export const topicsSchema = z
  .strictObject({
    topics: entries("The topics, in order.", {
      id,
      icon,
      title: localizedText.describe("What the answers are about, in a few words."),
      lists: distinct(z.enum(ANSWER_LISTS)).describe("The lists whose answers belong here, unless they name another topic."),
    }),
  })
  .refine(({ topics }) => ANSWER_LISTS.every((list) => topics.filter(({ lists }) => lists.includes(list)).length === 1), {
    path: ["topics"],
    error: "each list of answers in one topic",
  });
