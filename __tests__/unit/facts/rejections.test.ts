import { contradictionGate } from "../../../src/core/facts/rejections";
import { LANGUAGES, type Language } from "../../../src/core/languages";
import { CASES, REGISTRY } from "./registry";

const contradictionsIn = contradictionGate(REGISTRY);

/** The facts that a sentence contradicts. */
const said = (text: string, language: Language, title = ""): readonly string[] =>
  contradictionsIn({ language, title, text }).map(({ fact }) => fact.id);

test.each(CASES.flatMap((one) => LANGUAGES.map((language) => [one.fact.id, language, one.said[language] ?? one.said.en ?? ""] as const)))(
  "recognises every kind of reading in every language, in other words than the registry's: %s, %s, %s",
  (fact, language, sentence) => {
    expect(said(sentence, language)).toContain(fact);
  },
);

test.each<[Language, string, string]>([
  ["en", "Cancellation", "Free 48 hours or more before the start."],
  ["en", "Cancellation", "The deposit is released 24 hours after return."],
  ["en", "", "Aged 25 or over? Then standard terms apply."],
  ["en", "Office hours", "Car handover 8:00 to 20:00 without a fee."],
  ["en", "", "The castle is over 25 km away."],
  ["en", "Do I need a credit card?", "No, a debit card is accepted; Diners is not."],
  ["el", "", "Visa, χρεωστική ή πιστωτική· η Diners δεν γίνεται δεκτή."],
  ["tr", "İptal", "Depozito iadeden 24 saat sonra serbest bırakılır."],
  ["tr", "", "25 yaş ve üzeri sürücüler standart şartlarla kiralar."],
  ["ru", "Отмена", "Депозит разблокируется через 24 часа после возврата."],
  ["ru", "", "Visa, дебетовые или кредитные; Diners не принимаем."],
  ["de", "Stornierung", "Die Kaution wird 24 Stunden nach der Rückgabe freigegeben."],
])("accepts a sentence that means something else, in %s: %s %s", (language, title, text) => {
  expect(said(text, language, title)).toEqual([]);
});

test("reads a figure with its title and the sentence before", () => {
  expect(said("Up to 24 hours before the start.", "en")).toEqual([]);
  expect(said("Up to 24 hours before the start.", "en", "Can I cancel for free?")).toHaveLength(1);
  expect(said("Plans change, so cancel. It is free up to 24 hours before.", "en")).toHaveLength(1);
});

test("reads an untranslated sentence as English on a page of another language", () => {
  expect(said("Free cancellation up to 24 hours before the start.", "de")).toEqual(["carCancelNotice"]);
});
