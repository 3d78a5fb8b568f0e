import type { Language } from "../languages";

/** What a fact's value measures; it decides how the value is written in each language. */
export const FACT_UNITS = [
  "EUR",
  "year",
  "month",
  "day",
  "hour",
  "minute",
  "count",
  "rating",
  "percent",
  "metre",
  "kilometre",
  "kilometre-per-hour",
  "time",
  "calendar-month",
  "list",
  "text",
] as const;

export type FactUnit = (typeof FACT_UNITS)[number];

/** What a fact is about. Two figures of different scope do not conflict. */
export const FACT_SCOPES = ["car", "van", "parking", "place", "road", "company"] as const;

export type FactScope = (typeof FACT_SCOPES)[number];

export type FactValue = number | string | readonly string[];

/** The part of a fact that a sentence needs. */
export interface FactReading {
  readonly id: string;
  readonly unit: FactUnit;
  readonly value: FactValue;
  /** The fact in words, for headlines, where the registry gives it. */
  readonly spelled?: Readonly<Record<Language, string>>;
}

/** A reading of a fact that was not chosen, and how it is recognised. */
export interface RejectedReading {
  /** In English. */
  readonly reading: string;
  readonly reason: string;
  /** As English writes them; empty for a reading without a figure. */
  readonly figures: readonly string[];
  /** Phrases of which one stands beside the figure, or makes up the reading where it has no figure. */
  readonly near: Readonly<Record<Language, readonly string[]>>;
  /** Phrases that show that a sentence means something else. */
  readonly unless?: Readonly<Record<Language, readonly string[]>> | undefined;
  /** Sentences that say it. */
  readonly examples: Readonly<Record<Language, readonly string[]>>;
}

/** One figure of the business, with what was not chosen and why (`data/facts.json`). */
export interface Fact extends FactReading {
  readonly scope: FactScope;
  readonly status: "confirmed" | "ask-owner";
  readonly source: string;
  /** ISO date on which the value was last compared with its source. */
  readonly verified: string;
  /** ISO date after which somebody has to look at the fact again. */
  readonly reviewBy: string;
  readonly rejected: readonly RejectedReading[];
}

/** The ending of the name under which a sentence asks for a fact in words. */
export const SPELLED_SUFFIX = "Spelled";

/**
 * The fact that a name in a sentence means.
 *
 * @example factIdOf("officeWalkSpelled") // "officeWalk"
 */
export function factIdOf(name: string): string {
  return name.endsWith(SPELLED_SUFFIX) ? name.slice(0, -SPELLED_SUFFIX.length) : name;
}

/** A fact as its file has it: the spelled form may be left out. */
interface WrittenFact extends Omit<FactReading, "spelled"> {
  readonly spelled?: FactReading["spelled"] | undefined;
}

/** The facts that editors write (`data/facts.json`), as sentences need them. */
export function writtenFacts({ facts }: { readonly facts: readonly WrittenFact[] }): readonly FactReading[] {
  return facts.map(({ spelled, ...fact }) => (spelled === undefined ? fact : { ...fact, spelled }));
}

/** Facts that no editor writes because they follow from something else: the brand from the business file, the year from the build. */
export function derivedFacts(brand: string, buildYear: number): readonly FactReading[] {
  return [
    { id: "brand", unit: "text", value: brand },
    { id: "buildYear", unit: "text", value: String(buildYear) },
  ];
}

/** The names of facts that `derivedFacts` makes. */
export const DERIVED_FACT_IDS: readonly string[] = derivedFacts("", 0).map(({ id }) => id);
