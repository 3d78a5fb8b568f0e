import { fillMessage, parseMessage } from "../facts/fill";
import { LANGUAGES, byLanguage } from "../i18n/languages";
import { withoutMarkup } from "../facts/links";
import { phraseFinder, sentencesOf } from "../schemas/phrases";
import { valueAt } from "../schemas/json";
import { quote } from "../content/problem";
import { type Rule, type CheckedSite, dataProblem } from "./rule";
import { problemAt } from "../content/finding";
import type { Sentence } from "./sentences";

/** The data file of rejected readings. */
const FILE = "rejected-readings";

/** Every rejected reading, with what finds it in each language. */
function readingsOf({ data }: CheckedSite) {
  return (data[FILE]?.readings ?? []).map((reading, index) => ({
    ...reading,
    path: ["readings", index],
    says: byLanguage((language) => phraseFinder(reading.phrases[language], reading.unless?.[language] ?? [], language)),
  }));
}

/** Examples that a reading's own phrases do not find, and allowed sentences that they do. */
export const unprovenReadings: Rule = (site) =>
  readingsOf(site).flatMap(({ says, path, ...reading }) =>
    LANGUAGES.flatMap((language) =>
      (["examples", "allowed"] as const).flatMap((list) =>
        (reading[list]?.[language] ?? []).flatMap((text, index) =>
          sentencesOf(text, language).some(says[language]) === (list === "examples")
            ? []
            : [
                dataProblem(site, FILE, [...path, list, language, index], {
                  found: `the sentence ${quote(text)}`,
                  allowed: list === "examples" ? "a sentence that “phrases” find" : "a sentence that “phrases” do not find",
                  fix: "Correct the phrases of this language, the exceptions in “unless”, or the sentence.",
                }),
              ],
        ),
      ),
    ),
  );

/** The title above a text, filled in: in the same entry, or of the entry that holds its list. */
function titleOf({ document, path, language }: Sentence, { registry }: CheckedSite): string {
  const entry = path.slice(
    0,
    path.findLastIndex((step) => typeof step === "string"),
  );
  const titles = ["title", "question", "label", "name"].map((key) => valueAt(document.value, [...entry, key]));
  const title = titles.find((text) => typeof text === "string") ?? "";
  try {
    return registry === undefined ? title : withoutMarkup(fillMessage(parseMessage(title), registry, language));
  } catch {
    // A title that cannot be filled in is reported by itself.
    return title;
  }
}

/** Texts that say a rejected reading. */
export const rejectedReadings: Rule = (site) => {
  const hasOpenPrice = Object.values(site.data["open-facts"] ?? {}).some(({ unit, value }) => unit === "EUR" && value === null);
  const readings = readingsOf(site).filter(({ whilePricesOpen }) => whilePricesOpen !== true || hasOpenPrice);
  return site.sentences.flatMap((text) => {
    const { language, document, path, filled } = text;
    const title = titleOf(text, site);
    const sentences = filled.flatMap((reading) => sentencesOf(withoutMarkup(reading), language, title));
    return readings.flatMap(({ says, fact, reading, reason }) => {
      const sentence = sentences.find(says[language]);
      return sentence === undefined
        ? []
        : [
            problemAt(document, path, {
              found: quote(sentence.written),
              allowed: `nothing that data/${FILE}.json rejects for the fact ${fact}: ${reading}. ${reason}`,
              fix: "Change the sentence or the fact that it names. If it means something else, add the words that show it to “unless” of the rejected reading.",
            }),
          ];
    });
  });
};
