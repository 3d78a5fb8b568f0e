import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "../../src/core/languages";

type JsonObject = Record<string, unknown>;

function objectOf(value: unknown, what: string): JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Error(`${what} is not an object.`);
  }
  return value as JsonObject;
}

function listOf(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) {
    throw new Error(`${what} is not a list.`);
  }
  return value;
}

/** The value at a path of keys and indexes. */
const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>> | undefined)?.[key], value);

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
const SPELLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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

/** The JSON files of a copy of the project, changed in memory and written at the end. */
class Content {
  readonly #root: string;
  readonly #files = new Map<string, JsonObject>();

  public constructor(root: string) {
    this.#root = root;
  }

  public file(path: string): JsonObject {
    const content = this.#files.get(path) ?? objectOf(JSON.parse(readFileSync(join(this.#root, path), "utf8")), path);
    this.#files.set(path, content);
    return content;
  }

  /** The texts of entries, in each language. */
  public texts([namespace, ...under]: readonly [string, ...string[]]): readonly JsonObject[] {
    return LANGUAGES.map((language) => {
      const path = `locales/${language}/${namespace}.json`;
      return objectOf(at(this.file(path), under), `${path} ${under.join(".")}`);
    });
  }

  public replaceInTexts(before: string, after: string): void {
    for (const language of LANGUAGES) {
      for (const name of readdirSync(join(this.#root, "locales", language))) {
        const path = `locales/${language}/${name}`;
        this.#files.set(path, objectOf(JSON.parse(JSON.stringify(this.file(path)).replaceAll(before, after)), path));
      }
    }
  }

  public write(): void {
    for (const [path, content] of this.#files) {
      writeFileSync(join(this.#root, path), `${JSON.stringify(content, null, 2)}\n`);
    }
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
function changeFacts(content: Content): void {
  const facts = listOf(content.file("data/facts.json")["facts"], "facts").map((fact) => objectOf(fact, "a fact"));
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
      fact["spelled"] = spelled;
    }
  }
  for (const [id, [from, factor]] of Object.entries(DERIVED)) {
    const derived = facts.find((fact) => fact["id"] === id);
    const origin = facts.find((fact) => fact["id"] === from);
    objectOf(derived, id)["value"] = Number(origin?.["value"]) * factor;
  }
}

/** Replaces every placeholder by a value that looks real. */
function replacePlaceholders(content: Content): void {
  const business = content.file("data/business.json");
  for (const path of listOf(business["placeholders"], "placeholders").map(String)) {
    const value = REAL_VALUES[path];
    if (value === undefined) {
      throw new Error(`${path} is a placeholder for which change-content.ts has no real-looking value.`);
    }
    const keys = path.split(".");
    const parent = objectOf(at(business, keys.slice(0, -1)), path);
    const key = keys.at(-1) ?? "";
    parent[key] = typeof value === "object" ? { ...objectOf(parent[key], path), ...value } : value;
  }
  for (const place of Object.values(objectOf(business["places"], "places")).map((value) => objectOf(value, "a place"))) {
    if ("mapsUrl" in place) {
      place["mapsUrl"] = `https://www.google.com/maps/search/?api=1&query=${String(place["latitude"])}%2C${String(place["longitude"])}`;
    }
  }
  business["placeholders"] = [];
}

/** Replaces all samples by one real entry. */
function replaceSamples(content: Content, file: string, texts: readonly [string, ...string[]], real: JsonObject): void {
  const entries = listOf(content.file(`data/${file}.json`)[file], file).map((entry) => objectOf(entry, file));
  const samples = entries.filter(({ sample }) => sample === true);
  const [first] = samples;
  if (first === undefined) {
    return;
  }
  content.file(`data/${file}.json`)[file] = [
    { ...first, id: "first-real", sample: false, ...real },
    ...entries.filter(({ sample }) => sample !== true),
  ];
  for (const objects of content.texts(texts)) {
    objects["first-real"] = objects[String(first["id"])];
    samples.forEach(({ id }) => Reflect.deleteProperty(objects, String(id)));
  }
}

const idOf = (entry: unknown): string => (typeof entry === "string" ? entry : String(objectOf(entry, "an entry")["id"]));

/** Adds a copy of the first entry under another name, and removes an entry. */
function changeList(content: Content, { file, list, texts, removed }: Repeated): void {
  const entries = listOf(at(content.file(`data/${file}.json`), list), `data/${file}.json ${list.join(".")}`);
  const [first] = entries;
  const gone = removed ?? idOf(entries.at(-1));
  const added = "one-more";
  entries.splice(
    entries.findIndex((entry) => idOf(entry) === gone),
    1,
  );
  entries.push(typeof first === "string" ? added : { ...objectOf(first, file), id: added });
  for (const place of texts) {
    for (const objects of content.texts(place)) {
      objects[added] = objects[idOf(first)];
      Reflect.deleteProperty(objects, gone);
    }
  }
}

/** Removes the last article; links to it lead to the first one. */
function removeArticle(content: Content, root: string): void {
  const file = content.file("data/articles.json");
  const articles = listOf(file["articles"], "articles").map((article) => objectOf(article, "an article"));
  const gone = idOf(articles.at(-1));
  const first = idOf(articles[0]);
  file["articles"] = articles
    .filter(({ id }) => id !== gone)
    .map((article) => ({ ...article, related: listOf(article["related"], "related").filter((id) => id !== gone) }));
  file["cards"] = listOf(file["cards"], "cards").filter((id) => id !== gone);
  LANGUAGES.forEach((language) => {
    rmSync(join(root, "locales", language, `article-${gone}.json`));
  });
  content.replaceInTexts(`](${gone}`, `](${first}`);
}

/**
 * Changes in a copy of the project whatever an editor may change: every number, time and month, all placeholders, the samples, the brand,
 * and in every list one entry more and one less.
 *
 * @param root the folder of the copy
 * @throws when the content has a placeholder or a list that is not known here
 */
export function changeContent(root: string): void {
  const content = new Content(root);
  changeFacts(content);
  replacePlaceholders(content);
  replaceSamples(content, "reviews", ["reviews"], { source: "https://maps.app.goo.gl/Qp7Lx3vTn5" });
  replaceSamples(content, "testimonials", ["airport-parking", "quotes", "items"], {});
  REPEATED.forEach((repeated) => {
    changeList(content, repeated);
  });
  removeArticle(content, root);
  content.write();
}
