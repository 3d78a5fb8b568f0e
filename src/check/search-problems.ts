import { inLanguage } from "../content/in-language";
import { REFERENCE } from "../content/locale-documents";
import type { Problem } from "../content/problem";
import { answersOf } from "../core/search/answers";
import { nearest } from "../core/text/nearest";
import { type DataDocuments, dataProblem } from "./finding";
import type { ValidData } from "./reference-problems";

/** Subjects of `data/search.json` that name an answer which does not exist. */
export function searchProblems({ faq, terms, driving, search }: ValidData, documents: DataDocuments): readonly Problem[] {
  if (faq === undefined || terms === undefined || driving === undefined || search === undefined) {
    return [];
  }
  const known = new Set(answersOf(inLanguage({ faq, terms, driving, search }, REFERENCE)).map(({ id }) => id));
  return search.subjects.flatMap(({ answers }, subject) =>
    answers.flatMap((id, place) =>
      known.has(id)
        ? []
        : [
            dataProblem(documents, "search", ["subjects", subject, "answers", place], {
              found: `the answer “${id}”`,
              allowed: "the id of an entry with its prefix: “faq-renting-fuel”, “car-deposit”, “fee-cleaning”, “guide-tolls”, “ask-pets”",
              suggestion: nearest(id, known),
              fix: "Correct the id, or remove it if its entry is gone.",
            }),
          ],
    ),
  );
}
