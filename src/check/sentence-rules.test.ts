import { literalFigure } from "./literal-figure";
import { answerFaults, pluralFaults } from "./branches";
import type { FactEntry } from "../facts/facts";
import { factRegistry, parseMessage } from "../facts/fill";
import type { Language } from "../i18n/languages";

test.each<[Language, string, string]>([
  ["en", "From €15 a day.", "€15"],
  ["en", "Open 9:00–18:00.", "9:00–18:00"],
  ["en", "Walk five minutes.", "five minutes"],
  ["el", "Περπατήστε πέντε λεπτά.", "πεντε λεπτα"],
  ["tr", "Beş dakika yürüyün.", "Bes dakika"],
  ["ru", "Всего пять минут пешком.", "пять минут"],
  ["de", "Rund vierundzwanzig Stunden.", "vierundzwanzig Stunden"],
])("a sentence gives a figure literally in %s: %s", (language, text, figure) => {
  expect(literalFigure(text, language, [])).toBe(figure);
});

test.each<[Language, string]>([
  ["en", "{grace, plural, one {# minute} other {# minutes}} of grace from {priceFrom}."],
  ["en", "Take the A1 and the B8; error 404; since 2009."],
  ["en", "Two sets of terms, one day, and a Mazda 2."],
  ["en", "Read [the terms](article-5-drives)."],
  ["el", "Όροι σε δύο μέρη."],
  ["tr", "İki ayrı yol."],
  ["ru", "Две части договора."],
])("names, placeholders and numbers without a unit are not literal figures in %s: %s", (language, text) => {
  expect(literalFigure(text, language, ["Mazda 2"])).toBeUndefined();
});

const FACTS: readonly FactEntry[] = [
  { id: "lit", unit: "yes-no", value: null },
  { id: "keeper", unit: "choice", choices: ["town", "club"], value: null },
  { id: "fee", unit: "EUR", value: null },
];

test.each([
  ["{lit, select, yes {Lit.} no {Dark.}}", []],
  ["{lit, select, yes {Lit.}}", ["{lit} without words for “no”"]],
  ["{keeper, select, town {A} club {B} us {C}}", ["{keeper} with words for “us”"]],
  ["{feeKnown, select, yes {A fee} other {none}}", ["{feeKnown} without words for “no”", "{feeKnown} with words for “other”"]],
])("each answer has its words, and nothing else: %s", (text, faults) => {
  expect(answerFaults(parseMessage(text), factRegistry(FACTS))).toEqual(faults);
});

test("a plural of an amount may set one number apart, because an amount bends no word", () => {
  expect(pluralFaults(parseMessage("{fee, plural, =0 {free} other {{fee} a day}}"), "ru", factRegistry(FACTS))).toEqual([]);
});

test.each<[Language, string, readonly string[]]>([
  ["ru", "{n, plural, one {# час} few {# часа} many {# часов} other {# часа}}", []],
  ["ru", "{n, plural, one {# час} many {# часов} other {# часа}}", ["a plural without the form few"]],
  ["en", "{n, plural, one {# hour} few {# hours} other {# hours}}", ["the plural form few"]],
  ["en", "{n, plural, =1 {one hour} other {# hours}}", ["a plural without the form one"]],
  ["en", "{n, plural, one {# day} other {{m, plural, other {# hours}}}}", ["a plural without the form one"]],
  ["ru", "{n, plural, offset:1 other {#}}", []],
])("a plural has exactly the forms of its language, unless it only counts, in %s: %s", (language, text, faults) => {
  expect(pluralFaults(parseMessage(text), language)).toEqual(faults);
});
