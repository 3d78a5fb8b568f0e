import { z } from "zod";
import { entries, id } from "./fields";
import { localizedText } from "./localized";

/** `data/answers.json`: the short questions and answers on the home page, drawn as boarding passes. */
export const answersSchema = z.strictObject({
  answers: entries("The questions, in order.", {
    id,
    tint: z.enum(["sea", "sun", "olive", "clay"]).describe("The colour of the pass."),
    question: localizedText.describe("The question, as a customer asks it."),
    answer: localizedText.describe("The answer, in a few sentences."),
    stub: localizedText.describe("The answer in a figure or a word, for the stub of the pass."),
    stubNote: localizedText.describe("What the figure or word says."),
  }),
});
