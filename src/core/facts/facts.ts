import type { Language } from "../languages";
import type { DataOf } from "../schemas";

/** One figure of the business, with the readings that were not chosen (`data/facts.json`). */
export type Fact = DataOf<"facts">["facts"][number];

export type FactValue = number | string | readonly string[];

/** The part of a fact that a sentence needs. */
export interface FactReading {
  readonly id: string;
  readonly unit: Fact["unit"];
  readonly value: FactValue;
  /** The fact in words, for headlines. */
  readonly spelled?: Readonly<Record<Language, string>> | undefined;
}

/** Whether the value of a fact is known; only the owner can tell the others, and pages leave them out. */
export function isTold<F extends Pick<Fact, "value">>(fact: F): fact is F & { readonly value: FactValue } {
  return fact.value !== null;
}

/** The suffix of the name by which a sentence asks for a fact in words. */
export const SPELLED_SUFFIX = "Spelled";

/**
 * The fact that a name in a sentence refers to.
 *
 * @example factIdOf("officeWalkSpelled") // "officeWalk"
 */
export function factIdOf(name: string): string {
  return name.endsWith(SPELLED_SUFFIX) ? name.slice(0, -SPELLED_SUFFIX.length) : name;
}

/** The facts of the registry that sentences may name: those that are told, and what follows from them. */
export function toldFacts(facts: readonly Fact[]): readonly FactReading[] {
  const told = facts.filter(isTold);
  return [...told, ...cancelExample(told)];
}

/** What the worked example of cancelling pays, and gets back when it is cancelled late. */
function cancelExample(facts: readonly FactReading[]): readonly FactReading[] {
  const valueOf = (id: string): number => Number(facts.find((fact) => fact.id === id)?.value);
  const [days, price, kept] = [valueOf("cancelExampleDays"), valueOf("cancelExamplePrice"), valueOf("carCancelDeductionDays")];
  return [
    { id: "cancelExamplePaid", unit: "EUR", value: days * price },
    { id: "cancelExampleRefund", unit: "EUR", value: Math.max(0, days - kept) * price },
  ];
}

/** The brand from the business file, and the year of the build, as facts. */
export function derivedFacts(brand: string): readonly FactReading[] {
  return [
    { id: "brand", unit: "text", value: brand },
    { id: "buildYear", unit: "text", value: String(new Date().getUTCFullYear()) },
  ];
}

/** The ids of the facts that no editor writes. */
export const DERIVED_FACT_IDS: readonly string[] = [...derivedFacts(""), ...cancelExample([])].map(({ id }) => id);
