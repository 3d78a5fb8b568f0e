import { LANGUAGES } from "../core/languages";
import type { DataOf } from "../core/schemas";
import { figureOf } from "../core/text/figures/figures";
import { unrecognisedExamples } from "../core/facts/rejections";
import { type JsonPath, type Problem, quote } from "../content/problem";
import { type DataDocuments, dataProblem } from "./finding";

type Facts = DataOf<"facts">["facts"];
type Report = (path: JsonPath, found: string, allowed: string, fix: string) => Problem;

/** Why a rejected reading would not be recognised in finished pages. */
function rejectionProblems(fact: Facts[number], at: JsonPath, report: Report): readonly Problem[] {
  return fact.rejected.flatMap((rejected, index): readonly Problem[] => {
    const path = [...at, "rejected", index];
    const unread = rejected.figures.flatMap((text, place) =>
      figureOf(text) === undefined
        ? [
            report(
              [...path, "figures", place],
              quote(text),
              "one figure or one range as English writes it, such as “24 hours”, “8:00–18:00”, “€20–25” or “25 years”",
              "Write the figure as in an English sentence.",
            ),
          ]
        : [],
    );
    const empty = LANGUAGES.filter((language) => rejected.near[language].length === 0).map((language) =>
      report(
        [...path, "near", language],
        "an empty list",
        "at least one phrase that names the subject of the sentence",
        "Add the words by which the reading is known in this language.",
      ),
    );
    if (unread.length + empty.length > 0) {
      return [...unread, ...empty];
    }
    return unrecognisedExamples(fact, rejected).map(({ language, index: place }) =>
      report(
        [...path, "examples", language, place],
        `the sentence ${quote(rejected.examples[language][place])}, in which “figures” and “near” do not find the reading`,
        "a sentence that they find",
        "Add the words of the sentence to “near”, or its figure to “figures”.",
      ),
    );
  });
}

/** Rejected readings that would not be recognised. */
export function factProblems(facts: Facts, documents: DataDocuments): readonly Problem[] {
  const report: Report = (path, found, allowed, fix) => dataProblem(documents, "facts", path, { found, allowed, fix });
  return facts.flatMap((fact, index) => rejectionProblems(fact, ["facts", index], report));
}
