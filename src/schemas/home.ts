import { z } from "zod";
import { date, entries, httpsUrl, icon, id, month, named, plainText } from "./fields";
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

/** Who says what other firms do. */
const source = z.strictObject({
  publisher: plainText.describe("Who published it."),
  title: plainText.describe("The title of the page, or what it is about."),
  url: httpsUrl,
  published: month.optional().describe("The month that the page gives as its own."),
  seen: date.describe("The day on which it was read."),
  says: plainText.describe("What it says of the row, in English."),
});

/**
 * `data/comparisons.json`: the rows of the table of other hire desks and ours. What it says of others must be true, can be checked by its
 * sources, and names nobody.
 *
 * @source Directive 2006/114/EC, article 4
 */
export const comparisonsSchema = z.strictObject({
  desks: entries("What traditional car hire commonly does, and what we do.", {
    id,
    title: localizedText.describe("What is compared."),
    us: localizedText.describe("What our terms say."),
    others: localizedText.describe("What others commonly do, with the word that keeps it true, such as “often”; no firm is named."),
    sources: entries("Where it is written. A row without a source goes.", source),
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
