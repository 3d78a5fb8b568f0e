import type { Fact, FactReading } from "../../core/facts/facts";
import { factIdOf } from "../../core/facts/facts";
import { namesIn, parseMessage } from "../../core/facts/fill";
import { formatFact } from "../../core/facts/format-fact";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../core/languages";
import type { FactUses } from "../../content/fact-uses";
import { textsIn } from "../../core/text/map-texts";
import { overdueFacts } from "../../core/facts/overdue-facts";
import type { Route } from "../../core/routes/route-table";

/** One line of the table of facts. */
export interface FactRow {
  readonly fact: string;
  readonly scope: Fact["scope"];
  /** As English writes it, with the noun of its unit where a sentence would add one. */
  readonly value: string;
  /** The ids of the pages that show it; `undefined` without a record of uses. */
  readonly pages: readonly string[] | undefined;
  /** The paths of those pages. */
  readonly paths: readonly string[];
  /** Whether a sentence names it. What none names is used by the structured data or by a widget alone. */
  readonly isInSentences: boolean;
  readonly status: Fact["status"];
  readonly verified: string;
  readonly reviewBy: string;
  readonly isOverdue: boolean;
}

/** A fact as far as a row shows it; `spelled` may be left out. */
type ShownFact = Omit<Fact, "spelled" | "rejected" | "source"> & Pick<Fact, "source">;

/** Units whose values are written as bare numbers, with their nouns. */
const NOUNS: Readonly<Partial<Record<FactReading["unit"], readonly [one: string, many: string]>>> = {
  year: ["year", "years"],
  month: ["month", "months"],
  day: ["day", "days"],
  hour: ["hour", "hours"],
  minute: ["minute", "minutes"],
};

function shownValue(fact: FactReading): string {
  const value = formatFact(fact, DEFAULT_LANGUAGE).replaceAll("\u00a0", " ");
  const noun = NOUNS[fact.unit];
  return noun === undefined ? value : `${value} ${noun[fact.value === 1 ? 0 : 1]}`;
}

/**
 * The names of facts in the sentences of locale files.
 *
 * @param contents parsed files whose sentences are valid by the check
 */
export function factsInSentences(contents: Iterable<unknown>): ReadonlySet<string> {
  return new Set(
    Array.from(contents)
      .flatMap(textsIn)
      .filter((text) => text.includes("{"))
      .flatMap((text) => [...namesIn(parseMessage(text))].map(factIdOf)),
  );
}

/**
 * The table of facts: what each says, where it is shown, and how sure it is.
 *
 * @param uses the record of the last build; `undefined` before the first
 * @param inSentences the facts that sentences name
 * @param today the day on which it is asked
 */
export function factRows(
  facts: readonly ShownFact[],
  routes: readonly Pick<Route, "id" | "paths">[],
  uses: FactUses | undefined,
  inSentences: ReadonlySet<string>,
  today: Date,
): readonly FactRow[] {
  const overdue = new Set(overdueFacts(facts, today).map(({ id }) => id));
  const pagesByFact = new Map<string, Set<string>>();
  const pathsByFact = new Map<string, string[]>();
  routes.forEach(({ id: page, paths }) => {
    LANGUAGES.forEach((language) => {
      (uses?.[paths[language]] ?? []).forEach((fact) => {
        pagesByFact.set(fact, (pagesByFact.get(fact) ?? new Set()).add(page));
        pathsByFact.set(fact, [...(pathsByFact.get(fact) ?? []), paths[language]]);
      });
    });
  });
  return facts.map(({ id, scope, unit, value, status, verified, reviewBy }) => ({
    fact: id,
    scope,
    value: shownValue({ id, unit, value }),
    pages: uses === undefined ? undefined : [...(pagesByFact.get(id) ?? [])],
    paths: pathsByFact.get(id) ?? [],
    isInSentences: inSentences.has(id),
    status,
    verified,
    reviewBy,
    isOverdue: overdue.has(id),
  }));
}
