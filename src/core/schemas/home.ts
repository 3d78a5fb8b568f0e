import { z } from "zod";
import { entries, icon, id, named } from "./fields";
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

/** `data/statistics.json`: the business in figures, on the home page. */
export const statisticsSchema = z.strictObject({
  statistics: entries("The figures, in order.", {
    id,
    label: localizedText.describe("What is counted."),
    value: localizedText.describe("The figure, by the name of its fact."),
    icon: icon.optional().describe("A sign after the figure."),
  }),
});

const title = localizedText.describe("What is compared.");

/** `data/comparisons.json`: the rows of two tables: other hire desks and ours, and what each driver needs. */
export const comparisonsSchema = z.strictObject({
  desks: entries("What other hire desks often do, and what we do.", {
    id,
    title,
    us: localizedText.describe("What our terms say."),
    others: localizedText.describe("What travellers often meet elsewhere; of no named competitor."),
  }),
  drivers: entries("What each driver needs.", {
    id,
    title,
    standard: localizedText.describe("For a car on standard terms."),
    young: localizedText.describe("For a car with a young driver."),
    van: localizedText.describe("For a van."),
  }),
});

const reason = named("Reason", {
  id,
  icon,
  title: localizedText.describe("The reason, in a few words."),
  text: localizedText.describe("A sentence or two that explain it."),
});

const reasons = (page: string) => entries(`The reasons on the page ${page}, in order.`, reason);

/** `data/reasons.json`: the reasons to choose the business, page by page, each with its icon. */
export const reasonsSchema = z.strictObject({
  home: reasons("about car hire"),
  vans: reasons("about van hire"),
  parking: reasons("about parking"),
  directions: reasons("with directions"),
});
