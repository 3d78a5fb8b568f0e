import { placedTexts } from "../content/json-document";
import { type Problem, quote } from "../content/problem";
import { type DataDocuments, dataProblem } from "./finding";
import { type ValidData, validFiles } from "./reference-problems";

/** Fields with a day or a month on which something has happened. Others, such as “reviewBy” and “until”, may lie ahead. */
const PAST = new Set(["verified", "published", "modified", "date", "value"]);

const DAY_OR_MONTH = /^\d{4}-\d{2}(?:-\d{2})?$/;

/**
 * Days and months in the future of what has already happened.
 *
 * @param today the day of the check
 */
export function futureDateProblems(data: ValidData, documents: DataDocuments, today: Date): readonly Problem[] {
  // Somewhere on earth the next day has begun.
  const latest = new Date(today.getTime() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return validFiles(data).flatMap(({ file, value }) =>
    placedTexts(value)
      .filter(({ path, text }) => PAST.has(String(path.at(-1))) && DAY_OR_MONTH.test(text) && text > latest)
      .map(({ path, text }) =>
        dataProblem(documents, file, path, {
          found: quote(text),
          allowed: `a ${text.length > "2026-01".length ? "day" : "month"} that has come: it says when something happened, not when it will`,
          fix: "Correct the date; an article is published by merging it on its day.",
        }),
      ),
  );
}
