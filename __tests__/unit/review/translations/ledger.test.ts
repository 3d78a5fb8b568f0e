import { readLocales } from "../../../../src/content/locale-documents";
import { coverageOf } from "../../../../src/review/translations/coverage";
import type { LanguageLedger } from "../../../../src/review/translations/ledger";
import { updatedLedger } from "../../../../src/review/translations/record";
import { translationStatuses } from "../../../../src/review/translations/translation-status";
import { type TranslationText, translationTexts } from "../../../../src/review/translations/translation-texts";

/** The texts of one namespace, “home”, in English and German. */
function textsOf(english: object, german: object): readonly TranslationText[] {
  const files = [
    ["locales/en/home.json", JSON.stringify(english, null, 2)],
    ["locales/de/home.json", JSON.stringify(german, null, 2)],
  ] as const;
  return translationTexts(readLocales(files).locales, "de");
}

/** The state of each key, and whether the ledger knows it. */
function states(texts: readonly TranslationText[], ledger: LanguageLedger) {
  return Object.fromEntries(
    translationStatuses(texts, ledger).map(({ key, state, isRecorded }) => [key, isRecorded ? state : `${state}, unrecorded`]),
  );
}

const review = { by: "A. Reader", on: "2026-11-21" };
const before = textsOf({ title: "Cars", lead: "Near the airport" }, { title: "Autos", lead: "Nahe am Flughafen" });
const ledger = updatedLedger({}, before);

test("a change in English makes the translation stale, until it is changed too", () => {
  const english = { title: "Cars and vans", lead: "Near the airport" };
  expect(states(textsOf(english, { title: "Autos", lead: "Nahe am Flughafen" }), ledger)).toEqual({ title: "stale", lead: "current" });
  const translated = textsOf(english, { title: "Autos und Transporter", lead: "Nahe am Flughafen" });
  expect(states(translated, ledger)).toEqual({ title: "current, unrecorded", lead: "current" });
  expect(states(translated, updatedLedger(ledger, translated))).toEqual({ title: "current", lead: "current" });
});

test("recording does not make a stale translation current; a person who accepts it does", () => {
  const changed = textsOf({ title: "Our cars", lead: "Near the airport" }, { title: "Autos", lead: "Nahe am Flughafen" });
  expect(states(changed, updatedLedger(updatedLedger(ledger, changed), changed))["title"]).toBe("stale");
  expect(states(changed, updatedLedger(ledger, changed, { name: "home.lead" }))["title"]).toBe("stale");
  expect(states(changed, updatedLedger(ledger, changed, { name: "home.title" }))["title"]).toBe("current");
});

test("a corrected translation is not stale, and needs a new review", () => {
  const reviewed = updatedLedger(ledger, before, { name: "home", review });
  expect(coverageOf(translationStatuses(before, reviewed))).toMatchObject({ stale: 0, unreviewed: 0 });
  const corrected = textsOf({ title: "Cars", lead: "Near the airport" }, { title: "Wagen", lead: "Nahe am Flughafen" });
  const statuses = translationStatuses(corrected, reviewed);
  expect(coverageOf(statuses)).toMatchObject({ texts: 2, translated: 2, stale: 0, unreviewed: 1 });
  expect(statuses.map(({ key, review }) => [key, review?.by])).toEqual([
    ["title", undefined],
    ["lead", "A. Reader"],
  ]);
  expect(coverageOf(translationStatuses(before, updatedLedger(reviewed, corrected))).unreviewed).toBe(1);
});

test("new and missing texts are counted, and entries of removed texts go", () => {
  const changed = textsOf({ title: "Cars", more: "More", late: "Late" }, { title: "Autos", more: "Mehr" });
  expect(states(changed, ledger)).toEqual({ title: "current", more: "current, unrecorded", late: "missing, unrecorded" });
  expect(coverageOf(translationStatuses(changed, ledger))).toMatchObject({ texts: 3, translated: 2, unrecorded: 1 });
  expect(Object.keys(updatedLedger(ledger, changed)["home"] ?? {})).toEqual(["title", "more"]);
});

test("a new paragraph does not detach those after it from their entries", () => {
  const three = textsOf({ body: ["One", "Two", "Three"] }, { body: ["Eins", "Zwei", "Drei"] });
  const reviewed = updatedLedger(updatedLedger({}, three), three, { name: "home", review });
  const four = textsOf({ body: ["New", "One", "Two, changed", "Three"] }, { body: ["Neu", "Eins", "Zwei", "Drei"] });
  const statuses = translationStatuses(four, reviewed);
  expect(statuses.map(({ state }) => state)).toEqual(["current", "current", "stale", "current"]);
  expect(statuses.map(({ review }) => review !== undefined)).toEqual([false, true, true, true]);
});

test("a copy of the English counts as not translated, until a native reader has confirmed it", () => {
  const english = { title: "Book online", chat: "Chat", place: "Petra tou Romiou", price: "{carPriceFrom}" };
  const texts = textsOf(english, english);
  const recorded = updatedLedger({}, texts);
  expect(states(texts, recorded)).toEqual({ title: "copied", chat: "current", place: "current", price: "current" });
  const confirmed = updatedLedger(recorded, texts, { name: "home", review });
  expect(coverageOf(translationStatuses(texts, confirmed)).translated).toBe(4);
});
