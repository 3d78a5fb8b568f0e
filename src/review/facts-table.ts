import type { FactUses } from "../content/fact-uses";
import { type Fact, isTold } from "../core/facts/facts";
import { formatFact } from "../core/facts/format-fact";
import { overdueFacts } from "../core/facts/overdue-facts";
import { DEFAULT_LANGUAGE } from "../core/languages";
import type { Route } from "../core/routes/route-table";

/** A fact with the pages that show it. */
export interface FactRow {
  readonly fact: Fact;
  /** The ids of the pages, and their paths in the languages that show it. */
  readonly pages: readonly { readonly id: string; readonly paths: readonly string[] }[];
  readonly isOverdue: boolean;
}

/**
 * The facts with their pages.
 *
 * @param uses the record of the last build
 */
export function factRows(
  facts: readonly Fact[],
  routes: readonly Pick<Route, "id" | "paths">[],
  uses: FactUses,
  today: Date,
): readonly FactRow[] {
  const overdue = new Set(overdueFacts(facts, today).map(({ id }) => id));
  return facts.map((fact) => ({
    fact,
    pages: routes
      .map(({ id, paths }) => ({ id, paths: Object.values(paths).filter((path) => uses[path]?.includes(fact.id)) }))
      .filter(({ paths }) => paths.length > 0),
    isOverdue: overdue.has(fact.id),
  }));
}

/** A line for each fact, and a last one that counts them. */
export function formatFacts(rows: readonly FactRow[]): string {
  const asked = rows.filter(({ fact }) => fact.status === "ask-owner").length;
  const overdue = rows.filter(({ isOverdue }) => isOverdue).length;
  return [
    ...rows.map(({ fact, pages, isOverdue }) => {
      const value = isTold(fact) ? `${formatFact(fact, DEFAULT_LANGUAGE).replaceAll("\u00a0", " ")} (${fact.unit})` : "not known yet";
      const dates = `verified ${fact.verified}, review by ${fact.reviewBy}${isOverdue ? " (overdue)" : ""}`;
      const places = pages.length === 0 ? "on no page" : `on ${pages.map(({ id }) => id).join(", ")}`;
      return `${fact.id}: ${value}, ${fact.status}, ${dates}, ${places}`;
    }),
    "",
    `${String(rows.length)} facts, ${String(asked)} to be asked of the owner, ${String(overdue)} overdue.`,
  ].join("\n");
}
