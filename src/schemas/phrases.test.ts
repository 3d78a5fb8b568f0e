import type { Language } from "../i18n/languages";
import { isPhrase, phraseFinder, sentencesOf } from "./phrases";

/** The sentences of a text that hold a phrase and none of the exceptions. */
const found = (language: Language, phrases: readonly string[], text: string, title = "", exceptions: readonly string[] = []) =>
  sentencesOf(text, language, title)
    .filter(phraseFinder(phrases, exceptions, language))
    .map(({ written }) => written);

const CANCEL = ["cancel* & ((24|twenty-four) hours|(a|one|the) day before)"];
const OFFICE = ["(desk|office*) & (8:00|(8|eight) am)"];

test.each<[Language, readonly string[], string]>([
  ["en", CANCEL, "You may cancel for nothing if you tell us a day before you land."],
  ["en", CANCEL, "Twenty-four hours before, cancelling costs nothing."],
  ["en", CANCEL, "Cancel\u00ADlation is free up to 24\u00A0hours before."],
  ["en", OFFICE, "Our desk has staff from 8 a.m. to 6 p.m."],
  ["en", ["€20–25"], "Insurance costs €20-25."],
  ["en", ["no debit", "debit card* … (not accepted|refused)"], "A debit card at the desk is, as ever, not accepted."],
  ["el", ["(άνω των|πάνω από) (25|είκοσι πέντε)"], "Όσοι είναι Πάνω από είκοσι πέντε δεν πληρώνουν προσαύξηση."],
  ["tr", ["iptal* & (24 saat*|önceki gün*)"], "İPTAL, 24 saatten önce ücretsizdir."],
  ["tr", ["ofis* & 08.00"], "Ofisin açılışı 08.00’de."],
  ["ru", ["всё включено"], "В цену все включено."],
  ["de", ["(10|zehn) *minuten"], "Zum Büro sind es zehn Gehminuten."],
])("finds a phrase whatever its case, dashes, spaces, endings and order, in %s: %j in “%s”", (language, phrases, text) => {
  expect(found(language, phrases, text)).toEqual([text]);
});

test.each<[string, readonly string[], string]>([
  ["another figure", CANCEL, "Cancel 124 hours before."],
  ["a part of a figure", OFFICE, "The office opens at 18:00."],
  ["a part of a word", ["no debit"], "The casino debits you."],
  ["words of two sentences", CANCEL, "Cancel when you like. The deposit is held for 24 hours."],
  ["a gap across sentences", ["debit card* … refused"], "A debit card is accepted; Diners is refused."],
])("does not find %s", (_, phrases, text) => {
  expect(found("en", phrases, text)).toEqual([]);
});

test("reads each sentence with the title above it, and reports what the title says at the title only", () => {
  const text = "Plans change. Up to 24 hours before the start.";
  expect(found("en", CANCEL, text)).toEqual([]);
  expect(found("en", CANCEL, text, "Can I cancel for free?")).toEqual(["Up to 24 hours before the start."]);
  expect(found("en", CANCEL, text, "Cancel up to 24 hours before")).toEqual([]);
});

test("accepts a sentence with an exception, in itself or in its title", () => {
  const text = "After you cancel, the deposit is free in 24 hours.";
  expect(found("en", CANCEL, text, "", ["deposit*"])).toEqual([]);
  expect(found("en", CANCEL, "If you cancel: 24 hours.", "Deposits", ["deposit*"])).toEqual([]);
});

test("a phrase has its brackets in pairs; signs of regular expressions are letters like others", () => {
  expect(["(a|b) c", "a & b", "a) b", "(a"].map(isPhrase)).toEqual([true, true, false, false]);
  expect(found("en", ["8.00 [x]+"], "At 8.00 [x]+")).toHaveLength(1);
  expect(found("en", ["8.00"], "At 8:00")).toEqual([]);
});
