import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { inLanguage } from "../../src/content/in-language";
import { readSiteData } from "../../src/content/site-data";
import { LANGUAGES, type Language, byLanguage } from "../../src/core/languages";
import { required } from "../../src/core/required";
import { answersOf } from "../../src/core/search/answers";
import { isObject } from "../../src/core/text/is-object";
import { mapTexts } from "../../src/core/text/map-texts";
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
  "postalCodes.office": "6650",
  "postalCodes.vanBase": "7560",
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

/** A list of entries. */
interface Repeated {
  readonly file: string;
  readonly list: readonly string[];
  /** The entry to remove, instead of the last one. */
  readonly removed?: string;
}

const REPEATED: readonly Repeated[] = [
  ...["home", "vans", "parking", "directions"].map((list) => ({ file: "reasons", list: [list] })),
  ...["renting", "papers", "van", "driving"].map((list) => ({ file: "faq", list: [list] })),
  ...["desks", "drivers"].map((list) => ({ file: "comparisons", list: [list] })),
  ...["limits", "topics"].map((list) => ({ file: "driving", list: [list] })),
  { file: "answers", list: ["answers"] },
  { file: "approaches", list: ["approaches"] },
  { file: "emergency", list: ["numbers"] },
  { file: "fleet", list: ["vehicles"] },
  { file: "glossary", list: ["terms"] },
  { file: "legal", list: ["parts", "4", "clauses"] },
  { file: "map", list: ["places"] },
  ...["sections", "unanswered"].map((list) => ({ file: "search", list: [list] })),
  { file: "statistics", list: ["statistics"] },
  { file: "terms", list: ["fees"] },
  { file: "terms", list: ["parts", "0", "clauses"], removed: "changes" },
  { file: "van-areas", list: ["areas"] },
  { file: "vans", list: ["vans"] },
];

/** Changes a JSON file in place. */
function edit(path: string, change: (content: JsonObject) => void): void {
  const content = objectAt(JSON.parse(readFileSync(path, "utf8")));
  change(content);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
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
function replaceSamples(root: string, file: string, real: JsonObject): void {
  edit(join(root, "data", `${file}.json`), (content) => {
    const entries = listAt(content, file).map((entry) => objectAt(entry));
    const samples = entries.filter(({ sample }) => sample === true);
    const [first] = samples;
    if (first === undefined) {
      return;
    }
    content[file] = [{ ...first, id: "first-real", sample: false, ...real }, ...entries.filter(({ sample }) => sample !== true)];
  });
}

const idOf = (entry: unknown): string => String(objectAt(entry)["id"]);

/** Adds a copy of the first entry under another name, and removes an entry. */
function changeList(root: string, { file, list, removed }: Repeated): void {
  edit(join(root, "data", `${file}.json`), (content) => {
    const entries = listAt(content, ...list);
    const [first] = entries;
    const ids = entries.map(idOf);
    const gone = removed ?? ids.at(-1) ?? "";
    entries.splice(ids.indexOf(gone), 1);
    entries.push({ ...objectAt(first), id: "one-more" });
  });
}

/** Removes the subjects of the search whose answers are gone, as the check asks editors to. */
function removeSubjects(root: string): void {
  const known = new Set(answersOf(inLanguage(readSiteData(root), "en")).map(({ id }) => id));
  edit(join(root, "data", "search.json"), (search) => {
    search["subjects"] = listAt(search, "subjects").filter((subject) => listAt(subject, "answers").every((id) => known.has(String(id))));
  });
}

/** Removes the last article; links to it lead to the first one. */
function removeArticle(root: string): void {
  const folder = join(root, "data", "articles");
  edit(join(root, "data", "articles.json"), (file) => {
    const [kept = "", gone = ""] = [readdirSync(folder).at(0), readdirSync(folder).at(-1)].map((name) => basename(name ?? "", ".json"));
    rmSync(join(folder, `${gone}.json`));
    file["cards"] = listAt(file, "cards").filter((id) => id !== gone);
    for (const name of readdirSync(folder)) {
      edit(join(folder, name), (article) => {
        article["related"] = listAt(article, "related").filter((id) => id !== gone);
      });
    }
    const texts = [join(root, "data"), folder, ...LANGUAGES.map((language) => join(root, "locales", language))];
    for (const path of texts.flatMap((below) => readdirSync(below).map((name) => join(below, name)))) {
      if (path.endsWith(".json")) {
        writeFileSync(path, readFileSync(path, "utf8").replaceAll(`](${gone}`, `](${kept}`));
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
  edit(join(root, "data", "legal.json"), (legal) => {
    // Blanks in sentences; not the label of a link.
    Object.assign(
      legal,
      mapTexts(legal, (text) => text.replace(/\[[^\]]*\](?!\()/gu, "…")),
    );
  });
  replaceSamples(root, "reviews", { source: "https://maps.app.goo.gl/Qp7Lx3vTn5" });
  replaceSamples(root, "testimonials", {});
  REPEATED.forEach((repeated) => {
    changeList(root, repeated);
  });
  removeSubjects(root);
  removeArticle(root);
}
