import { LANGUAGES } from "../../../src/core/languages";
import type { AffectedPage } from "../../../src/review/preview/affected-pages";
import type { Change } from "../../../src/review/preview/change";
import { SITE_TEXTS, changed, reportOf } from "./preview-sample";

type Changes = ReturnType<typeof reportOf>["changes"];

/** What the report shows when the texts at the base were different. */
const changesFrom = (before: Parameters<typeof changed>[0]): Changes => reportOf(changed(before)).changes;

/** Pages as `home:el`. */
const pages = (affected: readonly AffectedPage[] = []): readonly string[] =>
  affected.map(({ routeId, languages }) => `${routeId}:${languages.length === LANGUAGES.length ? "all" : languages.join()}`);

/** The rows of a change whose value changed, as `Name: before → after`. */
const rows = (change: Change | undefined): readonly string[] =>
  (change?.tables ?? [])
    .flatMap((table) => table.rows)
    .filter(({ before, after }) => before !== after)
    .map(({ head, before = "–", after = "–" }) => `${head}: ${before} → ${after}`);

test("reports nothing where nothing changed", () => {
  const { changes, stale } = reportOf(SITE_TEXTS);
  expect({ ...changes, stale }).toEqual({ facts: [], texts: [], pages: [], pictures: [], data: [], stale: [] });
});

test("shows a price as each language writes it, with the pages that name it, and a removed fact without pages", () => {
  const { facts } = changesFrom({
    "data/facts.json": ({ facts: entries }) => {
      const surcharge = entries?.find((entry) => (entry as { id?: string }).id === "carYoungSurcharge");
      Object.assign(surcharge ?? {}, { value: 12.5 });
      entries?.push({ id: "former", unit: "EUR", value: 3 });
    },
  });
  expect(facts.map((change) => [change.title, change.kind, rows(change), pages(change.pages)])).toEqual([
    ["carYoungSurcharge", "changed", ["English: €12.50 → €18", "Ελληνικά: 12,50\u00a0€ → 18\u00a0€"], ["home:el"]],
    ["former", "removed", ["English: €3 → –", "Ελληνικά: 3\u00a0€ → –"], []],
  ]);
});

test("shows a text in all languages, with the pages in the language that changed", () => {
  const { texts } = changesFrom({
    "locales/el/airport-parking.json": ({ hero }) => {
      Object.assign(hero ?? {}, { lead: "Παλιά" });
    },
  });
  expect(texts.map(({ title }) => title)).toEqual(["airport-parking › hero.lead"]);
  expect(texts[0]?.tables[0]?.rows.map(({ language }) => language)).toEqual([...LANGUAGES]);
  expect(rows(texts[0])).toEqual([expect.stringContaining("Ελληνικά: Παλιά → ")]);
  expect(pages(texts[0]?.pages)).toEqual(["airport-parking:el"]);
});

test("shows a new paragraph as one change", () => {
  const { texts } = changesFrom({
    "data/articles/old-harbour.json": ({ sections }) => {
      Object.assign(sections?.[0]?.["body"] ?? {}, { en: ["A paragraph."] });
    },
  });
  expect(texts.map(({ title }) => title)).toEqual(["data/articles/old-harbour › sections.what-you-see.body"]);
});

test("shows an added entry of data as one change with all its texts", () => {
  const { texts } = changesFrom({
    "data/faq.json": ({ van }) => {
      van?.pop();
    },
  });
  expect(texts.map(({ kind, tables }) => [kind, tables.length])).toEqual([["added", 2]]);
});

test("shows a stale translation with the English before and now", () => {
  const { stale } = reportOf(
    SITE_TEXTS,
    changed({
      "locales/en/directions.json": ({ hero }) => {
        Object.assign(hero ?? {}, { title: "Now", lead: "Now too" });
      },
      "locales/el/directions.json": ({ hero }) => {
        Object.assign(hero ?? {}, { lead: "Τώρα" });
      },
    }),
  );
  expect(stale.map(({ title }) => title)).toEqual(["directions › hero.title"]);
  expect(rows(stale[0])).toEqual([expect.stringMatching(/^English: .+ → Now$/)]);
  expect(stale[0]?.tables[0]?.rows[1]?.note).toMatch(/^locales\/el\/directions.json:\d+$/);
  expect(pages(stale[0]?.pages)).toEqual(["directions:el", "just-landed:el"]);
});

test("shows added, removed and moved pages, and moves without a redirect", () => {
  const report = changesFrom({
    "data/pages.json": ({ pages: entries }) => {
      Object.assign(entries?.["directions"]?.["slugs"] ?? {}, { el: "proin" });
      Object.assign(entries?.["driving-guide"]?.["slugs"] ?? {}, { en: "driving-cyprus-tips" });
      Object.assign(entries ?? {}, { former: { slugs: { en: "former", el: "f" } } });
    },
  });
  expect(report.pages.map(({ title, kind }) => [title, kind])).toEqual([
    ["driving-guide", "moved"],
    ["directions", "moved"],
    ["former", "removed"],
  ]);
  expect(rows(report.pages[0])).toEqual(["English: /driving-cyprus-tips → /driving-cyprus-tips-tourists"]);
  expect(report.pages.map(({ tables }) => tables[0]?.rows[0]?.note?.includes("now answers 404"))).toEqual([undefined, true, true]);
});

test("names an entry of a data file by its id, and the pages that query the file", () => {
  const { data } = changesFrom({
    "data/fleet.json": ({ vehicles }) => {
      Object.assign(vehicles?.[0] ?? {}, { seats: 4 });
      vehicles?.reverse();
    },
  });
  expect(data.map(({ title }) => title)).toEqual(["data/fleet.json"]);
  expect(rows(data[0])).toEqual(["vehicles.nissan-march.seats: 4 → 5", expect.stringContaining("vehicles.(order): ")]);
  expect(pages(data[0]?.pages)).toEqual(["home:all"]);
});
