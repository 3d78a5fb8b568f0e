import { cyprusTime, includesDay } from "../../core/days/cyprus-time";
import { holidaysWithin } from "../../core/days/holidays";
import { DATA_SCHEMAS } from "../../core/schemas";
import type { SiteFiles } from "../../content/site-files";

/** How far ahead to look, in days. */
const AHEAD = 60;

/**
 * A message that lists the coming public holidays for which no exception says whether the office is open; `undefined` if each has one.
 *
 * @param texts the files of `data/`; a file of exceptions that is not valid is left to the check
 */
export function holidayHints({ texts }: Pick<SiteFiles, "texts">, now: Date): string | undefined {
  const file = DATA_SCHEMAS.exceptions.safeParse(JSON.parse(texts.get("data/exceptions.json") ?? "{}"));
  const said = file.success ? file.data.exceptions.filter(({ kind }) => kind === "office") : [];
  const unsaid = holidaysWithin(cyprusTime(now).slice(0, 10), AHEAD).filter(({ day }) => !said.some((days) => includesDay(days, day)));
  return unsaid.length === 0
    ? undefined
    : [
        `Public holidays in the next ${String(AHEAD)} days: if the office has other hours on one of them, add it to data/exceptions.json`,
        ...unsaid.map(({ day, name }) => `  ${day}  ${name}`),
      ].join("\n");
}
