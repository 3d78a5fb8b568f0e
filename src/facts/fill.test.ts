import { type FactEntry, type FactReading, excessOf, withExample } from "./facts";
import { MessageSyntaxError, UnknownFactError, factRegistry, fillMessage, missingFacts, parseMessage } from "./fill";
import { trialsOf } from "./trials";
import { overdueWarning } from "./overdue-facts";
import { type Language, byLanguage } from "../i18n/languages";
import { formatEuro } from "./numbers";

const facts: readonly FactReading[] = [
  { id: "priceFrom", unit: "EUR", value: 15 },
  { id: "deposit", unit: "EUR", value: 1000 },
  { id: "grace", unit: "minute", value: 59 },
  { id: "ageMin", unit: "year", value: 21 },
  { id: "alcohol", unit: "percent", value: 0.05 },
  { id: "saving", unit: "percent", value: 70 },
  { id: "opens", unit: "time", value: "09:00" },
  { id: "counted", unit: "calendar-month", value: "2024-11" },
  { id: "cards", unit: "list", value: ["Visa", "Mastercard", "American Express"] },
  { id: "walk", unit: "minute", value: 5, spelled: byLanguage(() => "five minutes") },
];
const registry = factRegistry(facts);
const fill = (message: string, language: Language): string => fillMessage(parseMessage(message), registry, language);

test.each<[Language, string, string]>([
  ["en", "from **{priceFrom}**", "from **€15**"],
  ["el", "{priceFrom}", "15 €"],
  ["tr", "{priceFrom}", "15 €"],
  ["en", "{deposit}", "€1,000"],
  ["de", "{deposit}", "1.000 €"],
  ["ru", "{deposit}", "1000 €"],
  ["en", "{opens}", "9:00"],
  ["tr", "{opens}", "09.00"],
  ["de", "{opens} Uhr", "9 Uhr"],
  ["de", "{counted}", "November 2024"],
  ["de", "{saving}", "70 %"],
  ["tr", "{saving}", "%70"],
  ["ru", "{alcohol, number, ::scale/10} ‰", "0,5 ‰"],
  ["de", "{priceFrom, number}", "15 €"],
  ["de", "{cards}", "Visa, Mastercard und American Express"],
  ["en", "Walk {walkSpelled}.", "Walk five minutes."],
  ["ru", "от {ageMin, plural, one {# года} few {# лет} many {# лет} other {# года}}", "от 21 года"],
])("in %s, “%s” becomes “%s”", (language, message, expected) => {
  expect(fill(message, language).replaceAll("\u00a0", " ")).toBe(expected);
});

test("figures have no-break spaces", () => {
  expect(fill("{deposit}", "ru")).toBe("1000\u00a0€");
  expect(formatEuro(10_000, "ru")).toBe("10\u00a0000\u00a0€");
});

test.each([
  ["{pricefrm}", UnknownFactError, "There is no fact called “pricefrm”."],
  ["{graceSpelled}", MessageSyntaxError, "“grace” has no spelled form"],
  ["{opens, plural, one {#} other {#}}", MessageSyntaxError, "“opens” is not a number"],
  ["{grace, plural, one {# minute}", MessageSyntaxError, ""],
  ["{opens, number}", MessageSyntaxError, "“opens” is not a number"],
  ["{grace, date}", MessageSyntaxError, "plain facts, numbers, plurals and answers only"],
])("refuses “%s”", (message, type, expected) => {
  expect(() => fill(message, "en")).toThrow(type);
  expect(() => fill(message, "en")).toThrow(expected);
});

test("warns of a fact from the day after its review was due", () => {
  const due = { id: "price", reviewBy: "2027-03-31", source: "The terms" };
  expect(overdueWarning([due], new Date("2027-03-31T23:00:00Z"))).toBeUndefined();
  expect(overdueWarning([due], new Date("2027-04-01T00:00:00Z"))).toContain("price, by 2027-03-31 (The terms)");
});

const OPEN: readonly FactEntry[] = [
  { id: "lit", unit: "yes-no", value: false },
  { id: "keeper", unit: "choice", choices: ["town", "club"], value: "club" },
  { id: "free", unit: "EUR", value: 0 },
  { id: "fee", unit: "EUR", value: null },
];

test.each([
  ["{lit, select, yes {Lit for {fee}.} no {Dark.}}", "Dark."],
  ["{keeper, select, town {The town} club {The club}} keeps it.", "The club keeps it."],
  ["{free, plural, =0 {Free.} other {{free} a day.}}", "Free."],
  ["{feeKnown, select, yes {From {fee}.} no {Ask.}}", "Ask."],
])("says the words for an answer: %s", (message, expected) => {
  expect(missingFacts(parseMessage(message), factRegistry(OPEN))).toEqual([]);
  expect(fillMessage(parseMessage(message), factRegistry(OPEN), "en")).toBe(expected);
});

test.each(["From {fee}.", "{lit, select, yes {Lit.} no {Dark, {fee}.}}", "{fee, plural, =0 {Free} other {#}}"])(
  "a text waits for a fact that it needs: %s",
  (message) => {
    expect(missingFacts(parseMessage(message), factRegistry(OPEN))).toContain("fee");
  },
);

test.each([
  ["{fee, plural, =0 {free} other {{fee} a day}}", ["▢ a day", "free"]],
  ["{fee, plural, one {# boat} other {# boats}}", ["▢ boats"]],
  ["{lamp, select, yes {Lit} no {Dark}} for {fee}", ["Lit for ▢", "Dark for ▢"]],
])("a sentence reads in each way before its facts are known: %s", (message, expected) => {
  const facts = factRegistry([...OPEN, { id: "lamp", unit: "yes-no", value: null }]);
  const trials = trialsOf(parseMessage(message), facts, "▢");
  expect(trials.map(({ facts: source }) => fillMessage(parseMessage(message), source, "en"))).toEqual(expected);
});

test("refuses a fact without a value", () => {
  const source = { get: (id: string): FactEntry => ({ id, unit: "EUR", value: null }) };
  expect(() => fillMessage(parseMessage("{fee}"), source, "en")).toThrow("“fee” has no value");
});

test("the example of cancelling gives back what was paid, less the days that are kept, and never less than nothing", () => {
  const refund = (days: number, price: number | null, kept: number): unknown => {
    const rule: readonly FactEntry[] = [
      { id: "cancelExampleDays", unit: "day", value: days },
      { id: "cancelExamplePrice", unit: "EUR", value: price },
      { id: "carCancelDeductionDays", unit: "day", value: kept },
    ];
    return withExample(rule).find(({ id }) => id === "cancelExampleRefund")?.value;
  };
  expect([refund(10, 40, 4), refund(2, 40, 4), refund(10, null, 4)]).toEqual([240, 0, null]);
});

test("a car has the excess of its group, and none that is known before its group is", () => {
  const excess = (group: string | null): unknown => {
    const terms: readonly FactEntry[] = [
      { id: "carGroupsSmall", unit: "list", value: ["S", "S1"] },
      { id: "carGroupsLarge", unit: "list", value: ["L"] },
      { id: "carExcessSmall", unit: "EUR", value: 310 },
      { id: "carExcessLarge", unit: "EUR", value: 720 },
      { id: "bugGroup", unit: "text", value: group },
    ];
    return excessOf("bugExcess", (id) => terms.find((fact) => fact.id === id))?.value;
  };
  expect([excess("S1"), excess("L"), excess(null)]).toEqual([310, 720, null]);
});
