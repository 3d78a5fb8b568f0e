import { z } from "zod";
import { entries, icon, id, named } from "./fields";
import { localizedText } from "./localized";

/** `data/answers.json`: the short answers on the home page, each true by itself. */
export const answersSchema = z.strictObject({
  answers: entries("The answers, in order.", {
    id,
    figure: localizedText.describe("The answer in a figure or a word."),
    label: localizedText.describe("What the figure or word says; read after it."),
    answer: localizedText.describe("What else counts, in one sentence of at most 20 words."),
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

/** `data/comparisons.json`: the rows of the table of other hire desks and ours. */
export const comparisonsSchema = z.strictObject({
  desks: entries("What other hire desks often do, and what we do.", {
    id,
    title: localizedText.describe("What is compared."),
    us: localizedText.describe("What our terms say."),
    others: localizedText.describe("What travellers often meet elsewhere; of no named competitor."),
  }),
});

const reason = named("Reason", {
  id,
  icon,
  title: localizedText.describe("The reason, in a few words."),
  text: localizedText.optional().describe("The sentence that explains it, unless the page does so below."),
});

const reasons = (page: string) => entries(`The reasons on the page ${page}, in order.`, reason);

/** `data/reasons.json`: the reasons to choose the business, page by page, each with its icon. */
export const reasonsSchema = z.strictObject({
  home: reasons("about car hire"),
  more: entries("More reasons on the page about car hire, a line each.", { id, text: localizedText.describe("The reason, in one line.") }),
  vans: reasons("about van hire"),
  parking: reasons("about parking"),
  directions: reasons("with directions"),
});
