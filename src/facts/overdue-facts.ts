import type { Fact } from "./facts";

type DatedFact = Pick<Fact, "id" | "reviewBy" | "source">;

/** A warning that names the facts whose day of review has passed, if there are any. It never stops a build. */
export function overdueWarning(facts: readonly DatedFact[], today: Date): string | undefined {
  const day = today.toISOString().slice(0, 10);
  const overdue = facts.filter(({ reviewBy }) => reviewBy < day);
  return overdue.length === 0
    ? undefined
    : [
        `${overdue.length === 1 ? "1 fact has" : `${String(overdue.length)} facts have`} to be looked at again:`,
        ...overdue.map(({ id, reviewBy, source }) => `  ${id}, by ${reviewBy} (${source})`),
        "Compare each with its source in data/facts.json, then set “verified” to today and “reviewBy” to a later day.",
      ].join("\n");
}
