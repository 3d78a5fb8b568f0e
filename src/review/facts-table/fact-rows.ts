import { type Fact, type FactReading, isTold } from "../../core/facts/facts";
import { formatFact } from "../../core/facts/format-fact";
import { localeOf } from "../../core/language-options";
import { DEFAULT_LANGUAGE } from "../../core/languages";
import type { FactUses } from "../../content/fact-uses";
import { overdueFacts } from "../../core/facts/overdue-facts";
import type { Route } from "../../core/routes/route-table";

/** One line of the table of facts. */
export interface FactRow extends Pick<Fact, "scope" | "status" | "verified" | "reviewBy"> {
  readonly fact: string;
  /** As English writes it, with the noun of its unit where a sentence would add one. */
  readonly value: string;
  /** The ids of the pages that show it; `undefined` before the first build has recorded them. */
  readonly pages: readonly string[] | undefined;
  /** The paths of those pages. */
  readonly paths: readonly string[];
  readonly isOverdue: boolean;
}

/** What a row needs of a fact. */
type ShownFact = Omit<Fact, "spelled" | "rejected">;

/** Units whose values are written as bare numbers, because the sentence adds the noun. `Intl` knows them by the same names. */
const UNITS_OF_TIME: readonly FactReading["unit"][] = ["year", "month", "day", "hour", "minute"];

function shownValue(fact: ShownFact): string {
  if (!isTold(fact)) {
    return "not known yet";
  }
  const { id, unit, value } = fact;
  return typeof value === "number" && UNITS_OF_TIME.includes(unit)
    ? new Intl.NumberFormat(localeOf(DEFAULT_LANGUAGE), { style: "unit", unit, unitDisplay: "long" }).format(value)
    : formatFact({ id, unit, value }, DEFAULT_LANGUAGE).replaceAll("\u00a0", " ");
}

/**
 * The table of facts: what each says, where it is shown, and whether it has to be verified again.
 *
 * @param uses the record of the last build
 */
export function factRows(
  facts: readonly ShownFact[],
  routes: readonly Pick<Route, "id" | "paths">[],
  uses: FactUses | undefined,
  today: Date,
): readonly FactRow[] {
  const overdue = new Set(overdueFacts(facts, today).map(({ id }) => id));
  return facts.map((fact) => {
    const shownOn = routes
      .map(({ id, paths }) => ({ id, paths: Object.values(paths).filter((path) => uses?.[path]?.includes(fact.id) === true) }))
      .filter(({ paths }) => paths.length > 0);
    const { id, scope, status, verified, reviewBy } = fact;
    return {
      fact: id,
      scope,
      value: shownValue(fact),
      pages: uses === undefined ? undefined : shownOn.map((route) => route.id),
      paths: shownOn.flatMap(({ paths }) => paths),
      status,
      verified,
      reviewBy,
      isOverdue: overdue.has(id),
    };
  });
}
