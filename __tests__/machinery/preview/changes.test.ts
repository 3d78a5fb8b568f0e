import { routeTable } from "../../../src/core/routes/route-table";
import { readSiteData } from "../../../src/content/site-data";
import { LANGUAGES } from "../../../src/core/languages";
import { type Editable, changed, reportOf, SITE_SNAPSHOT } from "./preview-sample";
import { SITE_ROOT } from "../../site-root";

const report = (
  changes: Parameters<typeof changed>[1],
  options?: Parameters<typeof reportOf>[2],
  pictures?: ReadonlyMap<string, string>,
) => {
  const before = changed(SITE_SNAPSHOT, changes);
  return reportOf({ texts: before.texts, pictures: pictures ?? before.pictures }, SITE_SNAPSHOT, options);
};

/** Pages as `home:en,de`. */
const pages = (affected: readonly { readonly routeId: string; readonly languages: readonly string[] }[] = []) =>
  affected.map(({ routeId, languages }) => `${routeId}:${languages.length === LANGUAGES.length ? "all" : languages.join()}`);

test("nothing changed: nothing is reported", () => {
  const { changes, translations } = report({});
  expect(changes).toMatchObject({ facts: [], texts: [], pages: [], pictures: [], data: [] });
  expect(translations.stale).toEqual([]);
});

/** The value that a fact had before. */
const formerValue = (id: string, value: number) => ({
  "data/facts.json": ({ facts }: Editable) => {
    Object.assign(facts?.find((fact) => (fact as { id?: string }).id === id) ?? {}, { value });
  },
});

test("a price is shown as each language writes it, with the pages that the record names", () => {
  const { changes } = report(formerValue("carYoungSurcharge", 12.5), {
    factUses: { "/el": ["carYoungSurcharge"], "/airport-parking": ["officeWalk"] },
  });
  expect(changes?.facts).toHaveLength(1);
  const [fact] = changes?.facts ?? [];
  expect(fact).toMatchObject({ id: "carYoungSurcharge", kind: "changed", fields: [] });
  expect(fact?.values.map(({ languages, before, after }) => [languages.join(), before, after])).toEqual([
    ["en", "€12.50", "€18"],
    ["el", "12,50\u00a0€", "18\u00a0€"],
  ]);
  expect(pages(fact?.pages)).toEqual(["home:el"]);
});

test("languages that write a value alike share a row", () => {
  const { changes } = report(formerValue("ratingCount", 80));
  expect(changes?.facts[0]?.values.map(({ languages, before, after }) => [languages.join(), before, after])).toEqual([
    ["en,el", "80", "83"],
  ]);
});

test("a status says that visitors read the same as before", () => {
  const { changes } = report({
    "data/facts.json": ({ facts }) => {
      Object.assign(facts?.[0] ?? {}, { status: "confirmed" });
    },
  });
  expect(changes?.facts[0]?.values).toEqual([]);
  expect(changes?.facts[0]?.fields).toEqual([{ steps: ["status"], before: "confirmed", after: "ask-owner" }]);
  expect(changes?.facts[0]?.pages).toEqual([]);
});

test("a fact that came and one that went", () => {
  const { changes } = report({
    "data/facts.json": ({ facts }) => {
      facts?.splice(0, 1, { id: "former", unit: "EUR", value: 3 } as never);
    },
  });
  expect(changes?.facts.map(({ id, kind }) => [id, kind])).toEqual([
    ["carAgeMin", "added"],
    ["former", "removed"],
  ]);
});

test("a text shows all languages, and names the pages in the language that changed", () => {
  const { changes } = report({
    "locales/el/airport-parking.json": ({ hero }) => {
      Object.assign(hero ?? {}, { lead: "Παλιά" });
    },
  });
  expect(changes?.texts).toHaveLength(1);
  const [text] = changes?.texts ?? [];
  expect([text?.namespace, text?.key]).toEqual(["airport-parking", "hero.lead"]);
  expect(text?.rows.map(({ language }) => language)).toEqual([...LANGUAGES]);
  expect(text?.rows.filter(({ before, after }) => before !== after).map(({ language, before }) => [language, before])).toEqual([
    ["el", "Παλιά"],
  ]);
  expect(pages(text?.pages)).toEqual(["airport-parking:el"]);
});

test("a text of the frame reaches every page; the card of an article also the travel guide and what names it as further reading", () => {
  const { changes } = report({
    "locales/el/common.json": ({ nav }) => {
      Object.assign(nav ?? {}, { home: "Παλιά" });
    },
    "locales/en/article-old-harbour.json": ({ card }) => {
      Object.assign(card ?? {}, { title: "Earlier" });
    },
  });
  const [card, frame] = changes?.texts ?? [];
  expect(frame?.pages).toHaveLength(routeTable(readSiteData(SITE_ROOT)).length);
  expect(pages(card?.pages)).toEqual(expect.arrayContaining(["explore-cyprus:en", "not-found:en", "old-harbour:en"]) as unknown);
});

test("a paragraph more is one change of one text", () => {
  const { changes } = report({
    "locales/en/article-old-harbour.json": ({ sections }) => {
      sections?.[0]?.["body"]?.shift();
    },
  });
  expect(changes?.texts.map(({ key }) => key)).toEqual(["sections.what-you-see.body"]);
});

test("English changed and a translation did not: it is stale, with the English before and now", () => {
  const english = JSON.parse(SITE_SNAPSHOT.texts.get("locales/en/directions.json") ?? "") as { readonly hero: { readonly title: string } };
  const after = changed(SITE_SNAPSHOT, {
    "locales/en/directions.json": ({ hero }) => {
      Object.assign(hero ?? {}, { title: "Now", lead: "Now too" });
    },
    "locales/el/directions.json": ({ hero }) => {
      Object.assign(hero ?? {}, { lead: "Τώρα" });
    },
  });
  const { changes, translations } = reportOf(SITE_SNAPSHOT, after);
  expect(translations.stale.map(({ language, key, oldEnglish, english: now }) => [language, key, oldEnglish, now])).toEqual([
    ["el", "hero.title", english.hero.title, "Now"],
  ]);
  const staleRows = changes?.texts.flatMap(({ key, rows }) => rows.flatMap(({ language, isStale }) => (isStale ? [[key, language]] : [])));
  expect(staleRows).toEqual([["hero.title", "el"]]);
  expect(pages(translations.stale[0]?.pages)).toEqual(["directions:el"]);
});

test("pages that came, went and moved; a mover without a redirect is found", () => {
  const { changes } = report({
    "data/pages.json": ({ pages: entries }) => {
      Object.assign(entries?.["directions"]?.["slugs"] ?? {}, { el: "proin" });
      Object.assign(entries?.["driving-guide"]?.["slugs"] ?? {}, { en: "driving-cyprus-tips" });
      Object.assign(entries ?? {}, { former: { slugs: { en: "former", el: "f" } } });
    },
    "data/articles.json": ({ articles }) => {
      articles?.pop();
    },
  });
  expect(changes?.pages.map(({ id, kind }) => [id, kind])).toEqual([
    ["driving-guide", "moved"],
    ["directions", "moved"],
    ["hill-road", "added"],
    ["former", "removed"],
  ]);
  expect(changes?.pages[0]?.addresses).toEqual([
    { language: "en", before: "/driving-cyprus-tips", after: "/driving-cyprus-tips-tourists", isLedOn: true },
  ]);
  expect(changes?.pages[1]?.addresses.map(({ before, isLedOn }) => [before, isLedOn])).toEqual([["/el/proin", false]]);
});

test("a picture file leads to the pages that show it: as hero, as a card, as the cut-out of a vehicle", () => {
  const pictures = new Map(SITE_SNAPSHOT.pictures);
  pictures.set("src/images/scenes/hills.png", "0".repeat(40));
  pictures.set("src/images/vehicles/nissan-march.svg", "0".repeat(40));
  pictures.delete("src/images/scenes/coast.png");
  pictures.set("src/images/scenes/former.png", "0".repeat(40));
  const { changes } = report({}, undefined, pictures);
  const byPath = new Map(changes?.pictures.map((change) => [change.path, change]));
  expect(Array.from(byPath.values(), ({ path, kind }) => [path.replace(/.*\//, ""), kind])).toEqual([
    ["coast.png", "added"],
    ["former.png", "removed"],
    ["hills.png", "changed"],
    ["nissan-march.svg", "changed"],
  ]);
  expect(pages(byPath.get("src/images/vehicles/nissan-march.svg")?.pages)).toEqual(["home:all", "directions:all"]);
  expect(pages(byPath.get("src/images/scenes/coast.png")?.pages)).toEqual([
    "home:all",
    "explore-cyprus:all",
    "not-found:all",
    "old-harbour:all",
    "hill-road:all",
  ]);
  expect(pages(byPath.get("src/images/scenes/hills.png")?.pages)).toEqual(
    expect.arrayContaining(["van-rental:all", "hill-road:all"]) as unknown,
  );
});

test("an entry of a data file is named by its id, with the pages that show it", () => {
  const { changes } = report({
    "data/fleet.json": ({ vehicles }) => {
      Object.assign(vehicles?.[0] ?? {}, { seats: 4 });
      vehicles?.reverse();
    },
  });
  expect(changes?.data.map(({ file, path }) => `${file} ${path}`)).toEqual([
    "data/fleet.json vehicles.nissan-march.seats",
    "data/fleet.json vehicles.(order)",
  ]);
  expect(changes?.data[0]).toMatchObject({ before: 4, after: 5 });
  expect(pages(changes?.data[0]?.pages)).toEqual(["home:all"]);
});
