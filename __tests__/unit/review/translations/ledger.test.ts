import { readLocales } from "../../../../src/content/locale-documents";
import type { LanguageLedger } from "../../../../src/review/translations/ledger";
import { coverageOf, translationStatuses, updatedLedger } from "../../../../src/review/translations/statuses";
import { type TranslationText, translationTexts } from "../../../../src/review/translations/texts";

/** The texts of one namespace, “home”, in English and German. */
function textsOf(english: object, german: object): readonly TranslationText[] {
  const files = [
    ["locales/en/home.json", JSON.stringify(english, null, 2)],
    ["locales/de/home.json", JSON.stringify(german, null, 2)],
  ] as const;
  return translationTexts(readLocales(files).locales, "de");
}

/** The state of each key. */
function states(texts: readonly TranslationText[], ledger: LanguageLedger) {
  return Object.fromEntries(translationStatuses(texts, ledger).map(({ key, state }) => [key, state]));
}

const reviewed = { by: "A. Reader", on: "2026-11-21" };
const before = textsOf({ title: "Cars", lead: "Near the airport" }, { title: "Autos", lead: "Nahe am Flughafen" });
const ledger = updatedLedger({}, before);

test("a change in English makes the translation stale, until it is changed too", () => {
  const english = { title: "Cars and vans", lead: "Near the airport" };
  expect(states(textsOf(english, { title: "Autos", lead: "Nahe am Flughafen" }), ledger)).toEqual({ title: "stale", lead: "current" });
  const translated = textsOf(english, { title: "Autos und Transporter", lead: "Nahe am Flughafen" });
  expect(states(translated, ledger)).toEqual({ title: "current", lead: "current" });
  expect(states(translated, updatedLedger(ledger, translated))).toEqual({ title: "current", lead: "current" });
});

test("recording does not make a stale translation current; a person who accepts it does", () => {
  const changed = textsOf({ title: "Our cars", lead: "Near the airport" }, { title: "Autos", lead: "Nahe am Flughafen" });
  expect(states(changed, updatedLedger(updatedLedger(ledger, changed), changed))["title"]).toBe("stale");
  expect(states(changed, updatedLedger(ledger, changed, { name: "home.lead" }))["title"]).toBe("stale");
  expect(states(changed, updatedLedger(ledger, changed, { name: "home.title" }))["title"]).toBe("current");
});

test("a corrected translation is not stale, and needs a new review", () => {
  const read = updatedLedger(ledger, before, { name: "home", reviewed });
  expect(coverageOf(translationStatuses(before, read))).toEqual({ texts: 2, copied: 0, stale: 0, unread: 0 });
  const corrected = textsOf({ title: "Cars", lead: "Near the airport" }, { title: "Wagen", lead: "Nahe am Flughafen" });
  const statuses = translationStatuses(corrected, read);
  expect(coverageOf(statuses)).toEqual({ texts: 2, copied: 0, stale: 0, unread: 1 });
  expect(statuses.map(({ key, entry }) => [key, entry.reviewed?.by])).toEqual([
    ["title", undefined],
    ["lead", "A. Reader"],
  ]);
  expect(coverageOf(translationStatuses(before, updatedLedger(read, corrected))).unread).toBe(1);
});

test("entries of removed texts go", () => {
  const changed = textsOf({ title: "Cars", more: "More" }, { title: "Autos", more: "Mehr" });
  expect(Object.keys(updatedLedger(ledger, changed)["home"] ?? {})).toEqual(["title", "more"]);
});

test("a new paragraph does not detach those after it from their entries", () => {
  const three = textsOf({ body: ["One", "Two", "Three"] }, { body: ["Eins", "Zwei", "Drei"] });
  const read = updatedLedger(updatedLedger({}, three), three, { name: "home", reviewed });
  const four = textsOf({ body: ["New", "One", "Two, changed", "Three"] }, { body: ["Neu", "Eins", "Zwei", "Drei"] });
  const statuses = translationStatuses(four, read);
  expect(statuses.map(({ state }) => state)).toEqual(["current", "current", "stale", "current"]);
  expect(statuses.map(({ entry }) => entry.reviewed !== undefined)).toEqual([false, true, true, true]);
});

test("a copy of the English counts as not translated, until a native reader has confirmed it", () => {
  const english = { title: "Book online", chat: "Chat", place: "Petra tou Romiou", price: "{carPriceFrom}" };
  const texts = textsOf(english, english);
  const recorded = updatedLedger({}, texts);
  expect(states(texts, recorded)).toEqual({ title: "copied", chat: "current", place: "current", price: "current" });
  const confirmed = updatedLedger(recorded, texts, { name: "home", reviewed });
  expect(coverageOf(translationStatuses(texts, confirmed)).copied).toBe(0);
});
