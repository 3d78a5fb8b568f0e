import type { SiteData } from "../schemas";
import { type Fact, allFacts, isKnown } from "./facts";

type DatedFact = Pick<Fact, "id" | "reviewBy" | "source">;

/** What to do about the facts whose day of review has passed. */
export const REVIEW_ADVICE = "Compare each with its source in data/, then set “verified” to today and “reviewBy” to a later day.";

/** Everything that has a day of review: facts with a value, and licences. */
export function reviewedFacts(data: Pick<SiteData, "facts" | "open-facts" | "licences">): readonly DatedFact[] {
  return [...allFacts(data).filter(isKnown), ...data.licences.licences];
}

/** The facts whose day of review has passed, one line each. */
export function overdueFacts(facts: readonly DatedFact[], today: Date): readonly string[] {
  const day = today.toISOString().slice(0, 10);
  return facts.filter(({ reviewBy }) => reviewBy < day).map(({ id, reviewBy, source }) => `${id}, by ${reviewBy} (${source})`);
}

/** A warning that names the facts whose day of review has passed, if there are any. It never stops a build. */
export function overdueWarning(facts: readonly DatedFact[], today: Date): string | undefined {
  const overdue = overdueFacts(facts, today);
  return overdue.length === 0
    ? undefined
    : [
        `${overdue.length === 1 ? "1 fact has" : `${String(overdue.length)} facts have`} to be looked at again:`,
        ...overdue.map((line) => `  ${line}`),
        REVIEW_ADVICE,
      ].join("\n");
}
