import { readLocales } from "../../../src/content/locale-documents";
import { translationStatuses, updatedLedger } from "../../../src/review/translations/statuses";
import { type TranslationText, translationTexts } from "../../../src/review/translations/texts";

/** The texts of one namespace in English and German. */
const textsOf = (english: object, german: object): readonly TranslationText[] =>
  translationTexts(
    readLocales([
      ["locales/en/home.json", JSON.stringify(english)],
      ["locales/de/home.json", JSON.stringify(german)],
    ]).locales,
    "de",
  );

test("a change in English makes the translation stale, until it is changed too or a person accepts it", () => {
  const ledger = updatedLedger({}, textsOf({ title: "Cars", lead: "Near" }, { title: "Autos", lead: "Nah" }));
  const states = (texts: readonly TranslationText[], known = ledger) => translationStatuses(texts, known).map(({ state }) => state);
  const changed = textsOf({ title: "Our cars", lead: "Near" }, { title: "Autos", lead: "Nah" });
  expect(states(changed)).toEqual(["stale", "current"]);
  expect(states(changed, updatedLedger(ledger, changed))).toEqual(["stale", "current"]);
  expect(states(changed, updatedLedger(ledger, changed, { name: "home.title" }))).toEqual(["current", "current"]);
  expect(states(textsOf({ title: "Our cars", lead: "Near" }, { title: "Unsere Autos", lead: "Nah" }))).toEqual(["current", "current"]);
});
