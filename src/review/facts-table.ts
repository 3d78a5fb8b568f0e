import type { FactUses } from "../content/fact-uses";
import { type Fact, type FactReading, isTold } from "../core/facts/facts";
import { formatFact } from "../core/facts/format-fact";
import { overdueFacts } from "../core/facts/overdue-facts";
import { localeOf } from "../core/language-options";
import { DEFAULT_LANGUAGE } from "../core/languages";
import type { Route } from "../core/routes/route-table";
import { formatTable } from "./table";

/** A fact with the pages that show it. */
interface FactRow {
  readonly fact: Fact;
  /** The ids of the pages, and their paths in the languages that show it; `undefined` before the first build has recorded them. */
  readonly pages: readonly { readonly id: string; readonly paths: readonly string[] }[] | undefined;
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
  uses: FactUses | undefined,
  today: Date,
): readonly FactRow[] {
  const overdue = new Set(overdueFacts(facts, today).map(({ id }) => id));
  return facts.map((fact) => ({
    fact,
    pages:
      uses &&
      routes
        .map(({ id, paths }) => ({ id, paths: Object.values(paths).filter((path) => uses[path]?.includes(fact.id)) }))
        .filter(({ paths }) => paths.length > 0),
    isOverdue: overdue.has(fact.id),
  }));
}

/** Units whose values are written as bare numbers, because the sentence adds the noun. `Intl` knows them by the same names. */
const UNITS_OF_TIME: readonly FactReading["unit"][] = ["year", "month", "day", "hour", "minute"];

/** A fact as English writes it, with the noun of its unit where a sentence would add one. */
function shownValue(fact: Fact): string {
  if (!isTold(fact)) {
    return "not known yet";
  }
  const { unit, value } = fact;
  return typeof value === "number" && UNITS_OF_TIME.includes(unit)
    ? new Intl.NumberFormat(localeOf(DEFAULT_LANGUAGE), { style: "unit", unit, unitDisplay: "long" }).format(value)
    : formatFact(fact, DEFAULT_LANGUAGE).replaceAll("\u00a0", " ");
}

/** Where a fact is shown, in words. */
function places({ pages }: FactRow): string {
  if (pages === undefined) {
    return "?";
  }
  if (pages.length === 0) {
    return "nowhere";
  }
  return `${pages.length === 1 ? "1 page" : `${String(pages.length)} pages`}: ${pages.map(({ id }) => id).join(", ")}`;
}

/** The facts as a table for a terminal, with a last line that counts them. */
export function formatFacts(rows: readonly FactRow[]): string {
  const overdue = rows.filter(({ isOverdue }) => isOverdue).length;
  const asked = rows.filter(({ fact }) => fact.status === "ask-owner").length;
  return [
    formatTable([
      ["fact", "value", "status", "verified", "review by", "shown on"],
      ...rows.map((row) => {
        const { id, status, verified, reviewBy } = row.fact;
        return [id, shownValue(row.fact), status, verified, row.isOverdue ? `${reviewBy} overdue` : reviewBy, places(row)];
      }),
    ]),
    "",
    `${rows.length === 1 ? "1 fact" : `${String(rows.length)} facts`}, ${String(asked)} to be asked of the owner, ${String(overdue)} overdue.`,
    ...(rows.some(({ pages }) => pages === undefined) ? ["Where they are shown is not known yet: `npm run build` records it."] : []),
  ].join("\n");
}
