import { type FactRegistry, fillMessage } from "../core/facts/fill";
import { LANGUAGES, byLanguage } from "../core/languages";
import type { DataOf } from "../core/schemas";
import { withoutMarkup } from "../core/text/links";
import { phraseFinder, sentencesOf } from "../core/text/phrases";
import { valueAt } from "../core/text/value-at";
import { type Problem, quote } from "../content/problem";
import { type DataDocuments, dataProblem, problemAt } from "./finding";
import type { WrittenText } from "./other-language";

type Facts = DataOf<"facts">["facts"];

/** Every rejected reading, with what finds it in each language. */
function readingsOf(facts: Facts) {
  return facts.flatMap(({ id, rejected }, fact) =>
    rejected.map((reading, index) => ({
      ...reading,
      factId: id,
      path: ["facts", fact, "rejected", index],
      says: byLanguage((language) => phraseFinder(reading.phrases[language], reading.unless?.[language] ?? [], language)),
    })),
  );
}

/** Examples that a reading's own phrases do not find, and allowed sentences that they do. */
export function exampleProblems(facts: Facts, documents: DataDocuments): readonly Problem[] {
  return readingsOf(facts).flatMap(({ says, path, ...reading }) =>
    LANGUAGES.flatMap((language) =>
      (["examples", "allowed"] as const).flatMap((list) =>
        (reading[list]?.[language] ?? []).flatMap((text, index) =>
          sentencesOf(text, language).some(says[language]) === (list === "examples")
            ? []
            : [
                dataProblem(documents, "facts", [...path, list, language, index], {
                  found: `the sentence ${quote(text)}`,
                  allowed: list === "examples" ? "a sentence that “phrases” find" : "a sentence that “phrases” do not find",
                  fix: "Correct the phrases of this language, the exceptions in “unless”, or the sentence.",
                }),
              ],
        ),
      ),
    ),
  );
}

/** The title above a text: in the same entry, or of the entry that holds its list. */
function titleOf({ document, path }: WrittenText): string {
  const entry = path.slice(
    0,
    path.findLastIndex((step) => typeof step === "string"),
  );
  const titles = ["title", "question", "label", "name"].map((key) => valueAt(document.value, [...entry, key]));
  return titles.find((title) => typeof title === "string") ?? "";
}

/** Texts that say what a fact rejects, with the facts that they name filled in. */
export function rejectedProblems(texts: readonly WrittenText[], facts: Facts, registry: FactRegistry): readonly Problem[] {
  const hasOpenPrice = facts.some(({ unit, value }) => unit === "EUR" && value === null);
  const readings = readingsOf(facts).filter(({ whilePricesOpen }) => whilePricesOpen !== true || hasOpenPrice);
  return texts.flatMap((written) => {
    const filled = (text: string): string => {
      try {
        return withoutMarkup(fillMessage(text, registry, written.language).text);
      } catch {
        // A sentence that cannot be filled in is reported by itself.
        return "";
      }
    };
    const { text, language, document, path } = written;
    const sentences = sentencesOf(filled(text), language, filled(titleOf(written)));
    return readings.flatMap(({ says, factId, reading, reason }) => {
      const sentence = sentences.find(says[language]);
      return sentence === undefined
        ? []
        : [
            problemAt(document, path, {
              found: quote(sentence.written),
              allowed: `nothing that the fact ${factId} rejects: ${reading}. ${reason}`,
              fix: "Change the sentence or the fact that it names. If it means something else, add the words that show it to “unless” of the rejected reading.",
            }),
          ];
    });
  });
}
