import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language, byLanguage } from "../../src/core/languages";
import { required } from "../../src/core/required";
import { isObject } from "../../src/core/text/is-object";
import { valueAt } from "../../src/core/text/value-at";

type JsonObject = Record<string, unknown>;

/** The object at a path of keys and indexes. */
function objectAt(content: unknown, ...path: readonly string[]): JsonObject {
  const value = valueAt(content, path);
  if (!isObject(value)) {
    throw new Error(`There is no object at ${path.join(".")}.`);
  }
  return value;
}

/** The list at a path of keys and indexes. */
function listAt(content: unknown, ...path: readonly string[]): unknown[] {
  const value = valueAt(content, path);
  if (!Array.isArray(value)) {
    throw new Error(`There is no list at ${path.join(".")}.`);
  }
  return value;
}

/** A value that looks real for each placeholder. */
const REAL_VALUES: Readonly<Record<string, unknown>> = {
  brand: "Meridian Island Rentals",
  slug: "meridian",
  email: "desk@meridian-cars.cy",
  reservationsUrl: "https://book.meridian-cars.cy",
  "phones.local": "+35724661188",
  "phones.uk": "+442071838750",
  "phones.chat": "+447911843276",
  "phones.directions": "+35724661199",
  "places.office": { latitude: 34.8724, longitude: 33.6081 },
  "places.parking": { latitude: 34.8811, longitude: 33.5954 },
  "places.vanBase": { latitude: 34.8532, longitude: 33.5907 },
  googleReviewsUrl: "https://maps.app.goo.gl/Zm4Jt8qXw2",
  "legal.name": "Meridian Car Hire Ltd",
  "legal.address": "12 Faneromenis Avenue, 6031 Larnaca, Cyprus",
  "legal.register": "Registrar of Companies, Cyprus",
  "legal.registrationNumber": "HE 418230",
  "legal.vatNumber": "CY10418230L",
  "legal.authority": "Road Transport Department, Cyprus",
  "legal.licence": "RTD 2291",
  "legal.host": "Netlify, Inc., United States",
};

/** How much the numbers of each unit change. */
const STEPS: Readonly<Record<string, number>> = {
  year: 1,
  EUR: 2.5,
  hour: 3,
  day: 1,
  minute: 3,
  rating: -0.3,
  count: 41,
  kilometre: 2,
  percent: -0.01,
  "kilometre-per-hour": 5,
  metre: 4,
};
const UNCHANGED: ReadonlySet<string> = new Set(["ratingScale"]);

/** Numbers that follow from another fact. */
const DERIVED: Readonly<Record<string, readonly [from: string, factor: number]>> = { carLicenceMonthsMin: ["carYoungLicenceYears", 12] };

/** The changed numbers of facts that are spelled out. */
const SPELLED: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = {
  officeWalk: { en: "eight minutes", el: "οκτώ λεπτά", tr: "sekiz dakika", ru: "восемь минут", de: "acht Minuten" },
  parkingDistance: { en: "five kilometres", el: "πέντε χιλιόμετρα", tr: "beş kilometre", ru: "пять километров", de: "fünf Kilometer" },
};

/** A list of entries, and where the locale files have their texts. */
interface Repeated {
  readonly file: string;
  readonly list: readonly string[];
  readonly texts: readonly (readonly [namespace: string, ...under: string[]])[];
  /** The entry to remove, instead of the last one. */
  readonly removed?: string;
}

const REPEATED: readonly Repeated[] = [
  { file: "fleet", list: ["vehicles"], texts: [["home", "fleet", "vehicles"], ["pictures"]] },
  { file: "vans", list: ["vans"], texts: [["van-rental", "products", "items"], ["pictures"]] },
  { file: "van-areas", list: ["areas"], texts: [["van-rental", "areas", "items"]] },
  { file: "reasons", list: ["reasons"], texts: [["home", "reasons", "items"]] },
  { file: "approaches", list: ["approaches"], texts: [["directions", "routes", "items"]] },
  { file: "terms", list: ["fees"], texts: [["booking-terms", "fees", "items"]] },
  { file: "terms", list: ["parts", "0", "clauses"], texts: [["booking-terms", "car", "clauses"]], removed: "changes" },
  { file: "faq", list: ["groups", "renting"], texts: [["faq-renting"]] },
  { file: "faq", list: ["groups", "papers"], texts: [["faq-papers"]] },
  { file: "faq", list: ["groups", "van"], texts: [["faq-van"]] },
  { file: "faq", list: ["groups", "driving"], texts: [["faq-driving"]] },
  { file: "legal", list: ["parts", "4", "clauses"], texts: [["legal-notice", "texts", "clauses"]] },
  { file: "map", list: ["places"], texts: [["common", "places"]] },
  { file: "glossary", list: ["terms"], texts: [] },
];

/** Changes a JSON file in place. */
function edit(path: string, change: (content: JsonObject) => void): void {
  const content = objectAt(JSON.parse(readFileSync(path, "utf8")));
  change(content);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

/** Changes the texts of entries, in each language. */
function editTexts(root: string, [namespace, ...under]: readonly [string, ...string[]], change: (texts: JsonObject) => void): void {
  for (const language of LANGUAGES) {
    edit(join(root, "locales", language, `${namespace}.json`), (content) => {
      change(objectAt(content, ...under));
    });
  }
}

function later(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return minutes === 0 ? `${String(hours).padStart(2, "0")}:30` : `${String(hours + 1).padStart(2, "0")}:00`;
}

/** Not the next one, which may be still to come. */
function lastMonth(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 1 ? `${String(year - 1)}-12` : `${String(year)}-${String(number - 1).padStart(2, "0")}`;
}

/** Changes every fact that is a number, a time or a month. */
function changeFacts(content: JsonObject): void {
  const facts = listAt(content, "facts").map((fact) => objectAt(fact));
  for (const fact of facts) {
    const { id, unit, value } = fact;
    const step = STEPS[String(unit)];
    if (typeof value === "number" && step !== undefined && !UNCHANGED.has(String(id))) {
      fact["value"] = Number((value + step).toFixed(2));
    } else if (typeof value === "string" && unit === "time") {
      fact["value"] = later(value);
    } else if (typeof value === "string" && unit === "calendar-month") {
      fact["value"] = lastMonth(value);
    }
    const spelled = SPELLED[String(id)];
    if (spelled !== undefined) {
      fact["spelled"] = byLanguage((language) => spelled[language] ?? spelled.en);
    }
  }
  for (const [id, [from, factor]] of Object.entries(DERIVED)) {
    const origin = facts.find((fact) => fact["id"] === from);
    objectAt(facts.find((fact) => fact["id"] === id))["value"] = Number(origin?.["value"]) * factor;
  }
}

/** Replaces every placeholder by a value that looks real. */
function replacePlaceholders(business: JsonObject): void {
  for (const path of listAt(business, "placeholders").map(String)) {
    const value = required(REAL_VALUES[path], `A value for the placeholder ${path} in change-content.ts`);
    const keys = path.split(".");
    const parent = objectAt(business, ...keys.slice(0, -1));
    const key = keys.at(-1) ?? "";
    parent[key] = typeof value === "object" ? { ...objectAt(parent, key), ...value } : value;
  }
  for (const place of Object.values(objectAt(business, "places")).map((value) => objectAt(value))) {
    if ("mapsUrl" in place) {
      place["mapsUrl"] = `https://www.google.com/maps/search/?api=1&query=${String(place["latitude"])}%2C${String(place["longitude"])}`;
    }
  }
  business["placeholders"] = [];
}

/** Replaces all samples by one real entry. */
function replaceSamples(root: string, file: string, texts: readonly [string, ...string[]], real: JsonObject): void {
  edit(join(root, "data", `${file}.json`), (content) => {
    const entries = listAt(content, file).map((entry) => objectAt(entry));
    const samples = entries.filter(({ sample }) => sample === true);
    const [first] = samples;
    if (first === undefined) {
      return;
    }
    content[file] = [{ ...first, id: "first-real", sample: false, ...real }, ...entries.filter(({ sample }) => sample !== true)];
    editTexts(root, texts, (objects) => {
      objects["first-real"] = objects[String(first["id"])];
      samples.forEach(({ id }) => Reflect.deleteProperty(objects, String(id)));
    });
  });
}

const idOf = (entry: unknown): string => (typeof entry === "string" ? entry : String(objectAt(entry)["id"]));

/** Adds a copy of the first entry under another name, and removes an entry. */
function changeList(root: string, { file, list, texts, removed }: Repeated): void {
  edit(join(root, "data", `${file}.json`), (content) => {
    const entries = listAt(content, ...list);
    const [first] = entries;
    const ids = entries.map(idOf);
    const gone = removed ?? ids.at(-1) ?? "";
    const added = "one-more";
    entries.splice(ids.indexOf(gone), 1);
    entries.push(typeof first === "string" ? added : { ...objectAt(first), id: added });
    texts.forEach((place) => {
      editTexts(root, place, (objects) => {
        objects[added] = objects[idOf(first)];
        Reflect.deleteProperty(objects, gone);
      });
    });
  });
}

/** Removes the last article; links to it lead to the first one. */
function removeArticle(root: string): void {
  edit(join(root, "data", "articles.json"), (file) => {
    const articles = listAt(file, "articles").map((article) => objectAt(article));
    const gone = idOf(articles.at(-1));
    file["articles"] = articles
      .filter(({ id }) => id !== gone)
      .map((article) => ({ ...article, related: listAt(article, "related").filter((id) => id !== gone) }));
    file["cards"] = listAt(file, "cards").filter((id) => id !== gone);
    for (const folder of LANGUAGES.map((language) => join(root, "locales", language))) {
      rmSync(join(folder, `article-${gone}.json`));
      for (const path of readdirSync(folder).map((name) => join(folder, name))) {
        writeFileSync(path, readFileSync(path, "utf8").replaceAll(`](${gone}`, `](${idOf(articles[0])}`));
      }
    }
  });
}

/**
 * Changes in a copy of the project whatever an editor may change: every number, time and month, all placeholders, the samples, the brand,
 * and in every list one entry more and one less.
 *
 * @param root the folder of the copy
 * @throws when the content has a placeholder or a list that is not known here
 */
export function changeContent(root: string): void {
  edit(join(root, "data", "facts.json"), changeFacts);
  edit(join(root, "data", "business.json"), replacePlaceholders);
  replaceSamples(root, "reviews", ["reviews"], { source: "https://maps.app.goo.gl/Qp7Lx3vTn5" });
  replaceSamples(root, "testimonials", ["airport-parking", "quotes", "items"], {});
  REPEATED.forEach((repeated) => {
    changeList(root, repeated);
  });
  removeArticle(root);
}
