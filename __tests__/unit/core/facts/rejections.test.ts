import { contradictionGate } from "../../../../src/core/facts/rejections";
import { LANGUAGES, type Language } from "../../../../src/core/languages";
import { failing } from "../../../failing-cases";
import { REGISTRY } from "./registry";
import { WORDINGS } from "./wordings";

const gate = contradictionGate(REGISTRY);

/** What a sentence is found to say. */
function said(text: string, language: Language, title = ""): readonly string[] {
  return gate.contradictionsIn({ language, title, text }).map(({ fact, rejected }) => `${fact.id}: ${rejected.reading}`);
}

test("every reading is recognised in every language, in words that are not the registry’s own", () => {
  const readings = REGISTRY.flatMap(({ id, rejected }) => rejected.map(({ reading }) => `${id}: ${reading}`));
  const unknown = readings.flatMap((reading) =>
    LANGUAGES.filter((language) => {
      const wording = WORDINGS.find((candidate) => `${candidate.fact}: ${candidate.reading}` === reading);
      return wording === undefined || !said(wording.sentences[language], language).includes(reading);
    }).map((language) => `${reading} (${language})`),
  );
  expect(unknown).toEqual([]);
});

test("a sentence that says something else contradicts nothing", async () => {
  const cases: readonly (readonly [Language, string, string])[] = [
    ["en", "Cancellation", "Free 48 hours or more before the start."],
    ["en", "Cancellation", "The deposit is released 24 hours after return."],
    ["en", "Cancelling", "The shuttle drives 24/7."],
    ["en", "I am under 25. Can I still rent?", "From 18 to 20, ask us before you book."],
    ["en", "", "We accept no driver under 18."],
    ["en", "", "Drivers are 25 to 80 years old."],
    ["en", "", "Aged 25 or over? Then standard terms apply."],
    ["en", "Office hours", "Car handover 8:00 to 20:00 without a fee."],
    ["en", "Office hours", "9:00 to 18:00, every day."],
    ["en", "", "Our van base in Menou is 10 minutes from the airport, the office 5."],
    ["en", "", "Insurance for the north is about €25 for 3 days or €35 for a month."],
    ["en", "", "Rated 4.6 from 119 reviews on Google."],
    ["en", "", "The castle is over 25 km away."],
    ["en", "Do I need a credit card?", "No, a debit card is accepted; Diners is not."],
    ["el", "Ακύρωση", "Η εγγύηση αποδεσμεύεται 24 ώρες μετά την επιστροφή."],
    ["el", "", "Δεν δεχόμαστε οδηγούς κάτω των 18 ετών."],
    ["el", "", "Visa, χρεωστική ή πιστωτική· η Diners δεν γίνεται δεκτή."],
    ["tr", "İptal", "Depozito iadeden 24 saat sonra serbest bırakılır."],
    ["tr", "", "25 yaş ve üzeri sürücüler standart şartlarla kiralar."],
    ["ru", "Отмена", "Депозит разблокируется через 24 часа после возврата."],
    ["ru", "", "Visa, дебетовые или кредитные; Diners не принимаем."],
    ["ru", "", "Водителей моложе 18 лет мы не принимаем."],
    ["de", "Stornierung", "Die Kaution wird 24 Stunden nach der Rückgabe freigegeben."],
    ["de", "", "Fahrer unter 18 Jahren akzeptieren wir nicht."],
  ];
  expect(
    await failing(cases, ([language, title, text]) => {
      expect(said(text, language, title)).toEqual([]);
    }),
  ).toEqual([]);
});

test("the title and the sentence before tell of what a figure speaks", () => {
  expect(said("Up to 24 hours before the start.", "en")).toEqual([]);
  expect(said("Up to 24 hours before the start.", "en", "Can I cancel for free?")).toHaveLength(1);
  expect(said("Plans change, so cancel. It is free up to 24 hours before.", "en")).toHaveLength(1);
});

test("a fact named in the wrong sentence is found as well as a figure written there", () => {
  // What {carDepositReleaseHours} would print.
  expect(said("Cancel free of charge up to 24 hours before.", "en")).toHaveLength(1);
});

test("a sentence that nobody has translated is found on a page of another language", () => {
  expect(said("Free cancellation up to 24 hours before the start.", "de")).toHaveLength(1);
});
