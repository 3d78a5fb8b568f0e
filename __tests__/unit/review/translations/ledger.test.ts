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

test("a stale translation that is accepted as it is keeps its review", () => {
  const reviewed = updatedLedger(ledger, before, { name: "home.title", review });
  const changed = textsOf({ title: "The cars", lead: "Near the airport" }, { title: "Autos", lead: "Nahe am Flughafen" });
  const accepted = updatedLedger(reviewed, changed, { name: "home" });
  expect(translationStatuses(changed, accepted).find(({ key }) => key === "title")?.review?.by).toBe("A. Reader");
});

test("new and missing texts are counted, and entries of removed texts go", () => {
  const changed = textsOf({ title: "Cars", more: "More", late: "Late" }, { title: "Autos", more: "Mehr" });
  expect(states(changed, ledger)).toEqual({ title: "current", more: "current, unrecorded", late: "missing, unrecorded" });
  expect(coverageOf(translationStatuses(changed, ledger))).toMatchObject({ texts: 3, translated: 2, unrecorded: 1 });
  expect(Object.keys(updatedLedger(ledger, changed)["home"] ?? {})).toEqual(["title", "more"]);
});

test("after a new paragraph, those that follow keep their entries: a stale one stays stale, and a review holds", () => {
  const three = textsOf({ body: ["One", "Two", "Three"] }, { body: ["Eins", "Zwei", "Drei"] });
  const reviewed = updatedLedger(updatedLedger({}, three), three, { name: "home", review });
  const four = textsOf({ body: ["New", "One", "Two, changed", "Three"] }, { body: ["Neu", "Eins", "Zwei", "Drei"] });
  const statuses = translationStatuses(four, reviewed);
  expect(statuses.map(({ state }) => state)).toEqual(["current", "current", "stale", "current"]);
  expect(statuses.map(({ review }) => review !== undefined)).toEqual([false, true, true, true]);
});

test("a section is named by its id, which is not translated", () => {
  const texts = textsOf({ sections: [{ id: "road", body: ["The road"] }] }, { sections: [{ id: "road", body: ["Die Straße"] }] });
  expect(texts.map(({ key }) => key)).toEqual(["sections.road.body[0]"]);
});

test("a plural form that English lacks is translated from the general one", () => {
  const files = [
    ["locales/en/home.json", '{ "cars_one": "# car", "cars_other": "# cars" }'],
    ["locales/ru/home.json", '{ "cars_one": "# машина", "cars_few": "# машины", "cars_many": "# машин", "cars_other": "# машины" }'],
  ] as const;
  const texts = translationTexts(readLocales(files).locales, "ru");
  expect(texts.map(({ key, english }) => [key, english])).toEqual([
    ["cars_one", "# car"],
    ["cars_few", "# cars"],
    ["cars_many", "# cars"],
    ["cars_other", "# cars"],
  ]);
});

test("soft hyphens do not make a translation stale", () => {
  const hyphened = textsOf({ title: "Cars", lead: "Near the air\u00adport" }, { title: "Autos", lead: "Nahe am Flug\u00adhafen" });
  expect(states(hyphened, ledger)).toEqual({ title: "current", lead: "current" });
});

test("a copy of the English counts as not translated, until a native reader has confirmed it", () => {
  const english = {
    title: "Book online",
    lead: "See you at {brand}, at {officeOpens}",
    chat: "Chat",
    place: "Petra tou Romiou",
    price: "{carPriceFrom}",
  };
  const texts = textsOf(english, english);
  const recorded = updatedLedger({}, texts);
  expect(states(texts, recorded)).toEqual({ title: "copied", lead: "copied", chat: "current", place: "current", price: "current" });
  expect(coverageOf(translationStatuses(texts, recorded))).toMatchObject({ texts: 5, translated: 3 });
  const confirmed = updatedLedger(recorded, texts, { name: "home", review });
  expect(coverageOf(translationStatuses(texts, confirmed)).translated).toBe(5);
});
