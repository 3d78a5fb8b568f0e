import { LANGUAGES } from "../../../src/core/languages";
import type { AffectedPage } from "../../../src/review/preview/pages";
import type { Change } from "../../../src/review/preview/changes";
import { SITE_TEXTS, changed, reportOf } from "./preview-sample";

/** The sections of the report when the texts at the base were different, or the texts are others. */
function changesFrom(before: Parameters<typeof changed>[0], now: Parameters<typeof changed>[0] = {}) {
  const { sections } = reportOf(changed(before), changed(now));
  return (id: (typeof sections)[number]["id"]): readonly Change[] => sections.find((section) => section.id === id)?.changes ?? [];
}

/** Pages as `home:el`. */
const pages = (affected: readonly AffectedPage[] = []): readonly string[] =>
  affected.map(({ route, languages }) => `${route.id}:${languages.length === LANGUAGES.length ? "all" : languages.join()}`);

/** The rows of a change whose value changed, as `Name: before → after`. */
const rows = (change: Change | undefined): readonly string[] =>
  (change?.tables ?? [])
    .flatMap((table) => table.rows)
    .filter(({ before, after }) => before !== after)
    .map(({ head, before = "–", after = "–" }) => `${head}: ${before} → ${after}`);

test("reports nothing where nothing changed", () => {
  expect(reportOf(SITE_TEXTS).sections.flatMap(({ changes }) => changes)).toEqual([]);
});

test("shows a price with its unit and the pages that name it, and a removed fact without pages", () => {
  const facts = changesFrom({
    "data/facts.json": ({ facts: entries }) => {
      const surcharge = entries?.find((entry) => (entry as { id?: string }).id === "carYoungSurcharge");
      Object.assign(surcharge ?? {}, { value: 12.5 });
      entries?.push({ id: "former", unit: "EUR", value: 3 });
    },
  })("facts");
  expect(facts.map((change) => [change.title, change.kind, rows(change), pages(change.pages)])).toEqual([
    ["carYoungSurcharge (EUR)", "changed", ["value: 12.5 → 18"], ["home:el"]],
    ["former (EUR)", "removed", ["id: former → –", "unit: EUR → –", "value: 3 → –"], []],
  ]);
});

test("shows a text in all languages, with the pages in the language that changed", () => {
  const texts = changesFrom({
    "locales/el/airport-parking.json": ({ hero }) => {
      Object.assign(hero ?? {}, { lead: "Παλιά" });
    },
  })("texts");
  expect(texts.map(({ title }) => title)).toEqual(["airport-parking › hero"]);
  expect(texts[0]?.tables[0]?.rows.map(({ language }) => language)).toEqual([...LANGUAGES]);
  expect(rows(texts[0])).toEqual([expect.stringContaining("Ελληνικά: Παλιά → ")]);
  expect(pages(texts[0]?.pages)).toEqual(["airport-parking:el"]);
});

test("shows a new paragraph as one change", () => {
  const texts = changesFrom({
    "data/articles/old-harbour.json": ({ sections }) => {
      Object.assign(sections?.[0]?.["body"] ?? {}, { en: ["A paragraph."] });
    },
  })("texts");
  expect(texts.map(({ title, tables }) => [title, tables.map(({ caption }) => caption)])).toEqual([
    ["data/articles/old-harbour › sections.what-you-see", ["sections.what-you-see.body"]],
  ]);
});

test("shows an added entry of data as one change with all its texts", () => {
  const texts = changesFrom({
    "data/faq.json": ({ van }) => {
      van?.pop();
    },
  })("texts");
  expect(texts.map(({ kind, tables }) => [kind, tables.length])).toEqual([["added", 2]]);
});

test("shows a stale translation beside the English", () => {
  const stale = changesFrom(
    {},
    {
      "locales/en/directions.json": ({ hero }) => {
        Object.assign(hero ?? {}, { title: "Now", lead: "Now too" });
      },
      "locales/el/directions.json": ({ hero }) => {
        Object.assign(hero ?? {}, { lead: "Τώρα" });
      },
    },
  )("translations");
  expect(stale.map(({ title }) => title)).toEqual(["directions › hero.title"]);
  const [english, greek] = stale[0]?.tables[0]?.rows ?? [];
  expect(english?.after).toBe("Now");
  expect(greek?.note).toMatch(/^stale, locales\/el\/directions.json:\d+; if it is still right: .* --accept el directions\.hero\.title$/);
  expect(pages(stale[0]?.pages)).toEqual(["directions:el", "just-landed:el"]);
});

test("shows added, removed and moved pages, and moves without a redirect", () => {
  const moved = changesFrom({
    "data/pages.json": ({ pages: entries }) => {
      Object.assign(entries?.["directions"]?.["slugs"] ?? {}, { el: "proin" });
      Object.assign(entries?.["driving-guide"]?.["slugs"] ?? {}, { en: "driving-cyprus-tips" });
      Object.assign(entries ?? {}, { former: { slugs: { en: "former", el: "f" } } });
    },
  })("pages");
  expect(moved.map(({ title, kind }) => [title, kind])).toEqual([
    ["driving-guide", "changed"],
    ["directions", "changed"],
    ["former", "removed"],
  ]);
  expect(rows(moved[0])).toEqual(["English: /driving-cyprus-tips → /driving-cyprus-tips-tourists"]);
  expect(moved.map(({ tables }) => tables[0]?.rows[0]?.note?.includes("now answers 404"))).toEqual([undefined, true, true]);
});

test("names an entry of a data file by its id, and the pages that query the file", () => {
  const data = changesFrom({
    "data/fleet.json": ({ vehicles }) => {
      Object.assign(vehicles?.[0] ?? {}, { seats: 4 });
      vehicles?.reverse();
    },
  })("data");
  expect(data.map(({ title }) => title)).toEqual(["data/fleet.json"]);
  expect(rows(data[0])).toEqual(["vehicles.nissan-march.seats: 4 → 5", expect.stringContaining("vehicles.(order): ")]);
  expect(pages(data[0]?.pages)).toEqual(["home:all"]);
});
