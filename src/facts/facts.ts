import type { Language } from "../i18n/languages";
import type { DataOf, SiteData } from "../schemas";

/** One figure of the business that is known (`data/facts.json`). */
export type Fact = DataOf<"facts">["facts"][number];

/** The part of a fact that a sentence needs. */
export interface FactEntry {
  readonly id: string;
  readonly unit: Fact["unit"];
  /** `null` while it is not known. */
  readonly value: number | boolean | string | readonly string[] | null;
  /** The values among which the owner chooses: of a fact with the unit “choice”, or of some texts. */
  readonly choices?: readonly string[] | undefined;
  /** In words, for headlines. */
  readonly spelled?: Readonly<Record<Language, string>> | null | undefined;
  /** What is printed in place of the value, where a preview marks the blank. */
  readonly shown?: string;
}

/** The same with a value, which a sentence can print. */
export interface FactReading extends FactEntry {
  readonly value: NonNullable<FactEntry["value"]>;
}

/** Whether the value of a fact is known. Pages leave out the others until the owner supplies them. */
export function isKnown<F extends Pick<FactEntry, "value">>(fact: F): fact is F & Pick<FactReading, "value"> {
  return fact.value !== null;
}

/** The questions to the owner (`data/open-facts.json`), each with the id of its fact. The value is `null` until the owner answers. */
export function openFacts(open: DataOf<"open-facts">) {
  return Object.entries(open).map(([id, fact]) => ({ ...fact, id }));
}

/** Every fact of `data/`, with and without a value. */
export function allFacts({ facts, "open-facts": open }: Pick<SiteData, "facts" | "open-facts">) {
  return [...facts.facts, ...openFacts(open)];
}

/** The suffix of the name by which a sentence asks for a fact in words. */
export const SPELLED_SUFFIX = "Spelled";

/** The suffix of the name by which a sentence asks whether a fact has a value, as in `{parkingPriceKnown, select, yes {…} no {…}}`. */
export const KNOWN_SUFFIX = "Known";

const SUFFIX = new RegExp(`(?:${SPELLED_SUFFIX}|${KNOWN_SUFFIX})$`);

/** The fact to which a name in a sentence refers, as “officeWalkSpelled” and “officeWalkKnown” to “officeWalk”. */
export const factIdOf = (name: string): string => name.replace(SUFFIX, "");

/** The facts of the file, and what follows from them. */
export function withExample(facts: readonly FactEntry[]): readonly FactEntry[] {
  return [...facts, ...cancelExample(facts)];
}

/** What the worked example of cancelling pays, and gets back when it is cancelled late. */
function cancelExample(facts: readonly FactEntry[]): readonly FactEntry[] {
  const valueOf = (id: string): number => Number(facts.find((fact) => fact.id === id)?.value ?? Number.NaN);
  const [days, price, kept] = [valueOf("cancelExampleDays"), valueOf("cancelExamplePrice"), valueOf("carCancelDeductionDays")];
  const amount = (value: number): number | null => (Number.isNaN(value) ? null : value);
  return [
    { id: "cancelExamplePaid", unit: "EUR", value: amount(days * price) },
    { id: "cancelExampleRefund", unit: "EUR", value: amount(Math.max(0, days - kept) * price) },
  ];
}

const [GROUP, EXCESS] = ["Group", "Excess"] as const;

/** The names of the excesses that follow from the groups of cars, as “mazda2Excess” from “mazda2Group”. */
export const excessIds = (ids: readonly string[]): readonly string[] =>
  ids.filter((id) => id.endsWith(GROUP)).map((id) => id.slice(0, -GROUP.length) + EXCESS);

/** The most that a renter pays for damage to a car: the terms fix it for each group. `undefined` for a name that is no car's excess. */
export function excessOf(id: string, get: (id: string) => FactEntry | undefined): FactEntry | undefined {
  const group = id.endsWith(EXCESS) ? get(id.slice(0, -EXCESS.length) + GROUP) : undefined;
  const has = (list: string): boolean => [get(list)?.value].flat().includes(String(group?.value));
  const amount = has("carGroupsSmall") ? get("carExcessSmall") : has("carGroupsLarge") ? get("carExcessLarge") : undefined;
  return group === undefined ? undefined : { id, unit: "EUR", value: amount?.value ?? null };
}

/** The brand from the business file, as a fact. */
export const brandFact = (brand: string): FactReading => ({ id: "brand", unit: "text", value: brand });

/** The year of the build, as a fact. */
export const buildYearFact = (now: Date): FactReading => ({ id: "buildYear", unit: "text", value: String(now.getUTCFullYear()) });

/** The ids of the facts that no editor writes. */
export const DERIVED_FACT_IDS: readonly string[] = [brandFact(""), buildYearFact(new Date()), ...cancelExample([])].map(({ id }) => id);
