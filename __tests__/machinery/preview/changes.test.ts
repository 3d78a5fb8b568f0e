import { routeTable } from "../../../src/build/route-table";
import { readSiteData } from "../../../src/build/site-data";
import { LANGUAGES } from "../../../src/site/languages";
import { changed, reportOf, SITE_SNAPSHOT } from "./preview-sample";
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

test("a price is shown as each language writes it, with the pages that the record names", () => {
  const { changes } = report(
    {
      "data/facts.json": ({ facts }) => {
        Object.assign(facts?.find((fact) => (fact as { id?: string }).id === "carYoungSurcharge") ?? {}, { value: 12.5 });
      },
    },
    { factUses: { "/": ["carYoungSurcharge"], "/de": ["carYoungSurcharge"], "/airport-parking": ["officeWalk"] } },
  );
  expect(changes?.facts).toHaveLength(1);
  const [fact] = changes?.facts ?? [];
  expect(fact).toMatchObject({ id: "carYoungSurcharge", kind: "changed", fields: [] });
  expect(fact?.values.map(({ languages, before, after }) => [languages.join(), before, after])).toEqual([
    ["en", "€12.50", "€15"],
    ["el,tr,ru,de", "12,50\u00a0€", "15\u00a0€"],
  ]);
  expect(pages(fact?.pages)).toEqual(["home:en,de"]);
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

test("a text shows all five languages, and names the pages in the language that changed", () => {
  const { changes } = report({
    "locales/de/airport-parking.json": ({ hero }) => {
      Object.assign(hero ?? {}, { lead: "Früher" });
    },
  });
  expect(changes?.texts).toHaveLength(1);
  const [text] = changes?.texts ?? [];
  expect([text?.namespace, text?.key]).toEqual(["airport-parking", "hero.lead"]);
  expect(text?.rows.map(({ language }) => language)).toEqual([...LANGUAGES]);
  expect(text?.rows.filter(({ before, after }) => before !== after).map(({ language, before }) => [language, before])).toEqual([
    ["de", "Früher"],
  ]);
  expect(pages(text?.pages)).toEqual(["airport-parking:de"]);
});

test("a text of the frame reaches every page; the card of an article also the travel guide and what names it as further reading", () => {
  const { changes } = report({
    "locales/ru/common.json": ({ nav }) => {
      Object.assign(nav ?? {}, { home: "Раньше" });
    },
    "locales/en/article-paphos-archaeological-park.json": ({ card }) => {
      Object.assign(card ?? {}, { title: "Earlier" });
    },
  });
  const [card, frame] = changes?.texts ?? [];
  expect(frame?.pages).toHaveLength(routeTable(readSiteData(SITE_ROOT)).length);
  expect(pages(card?.pages)).toEqual(
    expect.arrayContaining(["explore-cyprus:en", "not-found:en", "paphos-archaeological-park:en"]) as unknown,
  );
});

test("a paragraph more is one change of one text", () => {
  const { changes } = report({
    "locales/en/article-paphos-archaeological-park.json": ({ sections }) => {
      sections?.[0]?.["body"]?.shift();
    },
  });
  expect(changes?.texts.map(({ key }) => key)).toEqual(["sections.what-you-see.body"]);
});

test("English changed and the translations did not: they are stale, with the English before and now", () => {
  const english = JSON.parse(SITE_SNAPSHOT.texts.get("locales/en/directions.json") ?? "") as { readonly hero: { readonly title: string } };
  const after = changed(SITE_SNAPSHOT, {
    "locales/en/directions.json": ({ hero }) => {
      Object.assign(hero ?? {}, { title: "Now" });
    },
    "locales/tr/directions.json": ({ hero }) => {
      Object.assign(hero ?? {}, { title: "Şimdi" });
    },
  });
  const { changes, translations } = reportOf(SITE_SNAPSHOT, after);
  expect(translations.stale.map(({ language, key, oldEnglish, english: now }) => [language, key, oldEnglish, now])).toEqual(
    ["el", "ru", "de"].map((language) => [language, "hero.title", english.hero.title, "Now"]),
  );
  expect(changes?.texts[0]?.rows.filter(({ isStale }) => isStale).map(({ language }) => language)).toEqual(["el", "ru", "de"]);
  expect(pages(translations.stale[0]?.pages)).toEqual(["directions:el"]);
});

test("pages that came, went and moved; a mover without a redirect is found", () => {
  const { changes } = report({
    "data/pages.json": ({ pages: entries }) => {
      Object.assign(entries?.["directions"]?.["slugs"] ?? {}, { de: "frueher" });
      Object.assign(entries?.["driving-guide"]?.["slugs"] ?? {}, { en: "driving-cyprus-tips" });
      Object.assign(entries ?? {}, { former: { slugs: { en: "former", el: "f", tr: "f", ru: "f", de: "f" } } });
    },
    "data/articles.json": ({ articles }) => {
      articles?.pop();
    },
  });
  expect(changes?.pages.map(({ id, kind }) => [id, kind])).toEqual([
    ["driving-guide", "moved"],
    ["directions", "moved"],
    [expect.stringMatching(/./), "added"],
    ["former", "removed"],
  ]);
  expect(changes?.pages[0]?.addresses).toEqual([
    { language: "en", before: "/driving-cyprus-tips", after: "/driving-cyprus-tips-tourists", isLedOn: true },
  ]);
  expect(changes?.pages[1]?.addresses.map(({ before, isLedOn }) => [before, isLedOn])).toEqual([["/de/frueher", false]]);
});

test("a picture file leads to the pages that show it: as hero, as a card, as the cut-out of a vehicle", () => {
  const pictures = new Map(SITE_SNAPSHOT.pictures);
  pictures.set("src/images/scenes/hero-van-rental.png", "0".repeat(40));
  pictures.set("src/images/vehicles/nissan-march.svg", "0".repeat(40));
  pictures.delete("src/images/scenes/paphos-archaeological-park.png");
  pictures.set("src/images/scenes/former.png", "0".repeat(40));
  const { changes } = report({}, undefined, pictures);
  const byPath = new Map(changes?.pictures.map((change) => [change.path, change]));
  expect(Array.from(byPath.values(), ({ path, kind }) => [path.replace(/.*\//, ""), kind])).toEqual([
    ["former.png", "removed"],
    ["hero-van-rental.png", "changed"],
    ["paphos-archaeological-park.png", "added"],
    ["nissan-march.svg", "changed"],
  ]);
  expect(pages(byPath.get("src/images/scenes/hero-van-rental.png")?.pages)).toEqual(["van-rental:all"]);
  expect(pages(byPath.get("src/images/vehicles/nissan-march.svg")?.pages)).toEqual(["home:all", "directions:all"]);
  expect(pages(byPath.get("src/images/scenes/paphos-archaeological-park.png")?.pages)).toEqual(
    expect.arrayContaining(["explore-cyprus:all", "paphos-archaeological-park:all"]) as unknown,
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
    "data/fleet.json vehicles.mazda-2.seats",
    "data/fleet.json vehicles.(order)",
  ]);
  expect(changes?.data[0]).toMatchObject({ before: 4, after: 5 });
  expect(pages(changes?.data[0]?.pages)).toEqual(["home:all"]);
});
