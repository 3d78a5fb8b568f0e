import { type SiteFiles, readSiteFiles } from "../src/content/site-files";
import { LANGUAGES, type Language, byLanguage, isLanguage } from "../src/i18n/languages";
import { isObject } from "../src/schemas/json";
import { ROOT } from "./project-root";

/** JSON of any shape. */
export type Editable = { [key: string]: Editable } & { [index: number]: Editable } & unknown[];

/** A text in each language. */
export const WORDS: Readonly<Record<Language, string>> = { en: "Words", el: "Λόγια", tr: "Sözler", ru: "Слова", de: "Wörter" };

/** Words that no other entry of a list has. */
const wordsAt = (language: Language, index: number): string =>
  `${WORDS[language]} ${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`;

/** JSON whose texts are replaced with other words. In a data file, texts are the values with one part for each language, except slugs. */
function withOwnTexts(value: unknown, language: Language | undefined, index = 0): unknown {
  if (Array.isArray(value)) {
    return value.map((entry, place) => withOwnTexts(entry, language, place));
  }
  if (!isObject(value)) {
    return language === undefined ? value : wordsAt(language, index);
  }
  const isLocalized = LANGUAGES.every((one) => one in value) && !("id" in value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const inside = isLocalized && isLanguage(key) ? key : language;
      // These texts show no price.
      return key === "dayPrice" ? [] : [[key, key === "slugs" ? inner : withOwnTexts(inner, inside, index)] as const];
    }),
  );
}

const fact = { scope: "company", status: "confirmed", source: "A test", verified: "2024-11-20", reviewBy: "2099-01-01" };

/** Facts of the tests' own: an amount and a number. */
const FACTS = [
  { ...fact, id: "harbourPrice", value: 17, unit: "EUR" },
  { ...fact, id: "harbourBoats", value: 37, unit: "count" },
];

const question = { ...fact, question: "What is it?", unlocks: "A test", value: null, status: "ask-owner" };

/** What only the owner can tell: an amount, a yes or no, and a choice. */
const OPEN_FACTS = {
  harbourFee: { ...question, unit: "EUR" },
  harbourLit: { ...question, unit: "yes-no" },
  harbourKeeper: { ...question, unit: "choice", choices: ["town", "club"] },
};

/** The only rejected reading of the tests. */
const REJECTED_READING = {
  fact: "harbourBoats",
  reading: "moor anywhere",
  reason: "Boats may moor at the quay only.",
  phrases: byLanguage(() => ["moor* anywhere"]),
  examples: byLanguage(() => ["Moor anywhere"]),
};

/** An article of the tests' own. Its first paragraph is for sentences. */
export const ARTICLE = "data/articles/harbour-walk.json";

const article = {
  author: "brand",
  published: "2024-11-20",
  modified: "2025-01-02",
  slugs: byLanguage(() => "harbour-walk"),
  redirectFrom: [],
  related: [],
  meta: { title: WORDS, description: WORDS },
  card: { title: WORDS, summary: WORDS, label: WORDS },
  hero: { title: WORDS },
  standfirst: WORDS,
  sections: [{ id: "quay", title: WORDS, short: WORDS, body: byLanguage((language) => [WORDS[language]]) }],
  glance: [{ value: WORDS, label: WORDS }],
};

function composedSite(): SiteFiles {
  const { texts, ...files } = readSiteFiles(ROOT);
  const own = Array.from(texts, ([path, text]): [path: string, text: string] => {
    const folder = /^locales\/(\w+)/.exec(path)?.[1];
    const language = isLanguage(folder) ? folder : undefined;
    const content = path.endsWith(".json") ? withOwnTexts(JSON.parse(text), language) : undefined;
    return [path, content === undefined ? text : JSON.stringify(content, null, 2)];
  });
  const site = { ...files, texts: new Map([...own, [ARTICLE, "{}"]]) };
  const { pages } = JSON.parse(texts.get("data/pages.json") ?? "") as Editable;
  return withChanges(
    {
      [ARTICLE]: (data) => Object.assign(data, article, { picture: pages?.["home"]?.["picture"] }),
      "data/facts.json": (data) => {
        const facts = data["facts"]?.map((one) => ({ ...(one as object), spelled: undefined })) ?? [];
        Object.assign(data, { facts: [...facts, ...FACTS] });
      },
      "data/open-facts.json": (data) => Object.assign(data, OPEN_FACTS),
      "data/rejected-readings.json": (data) => Object.assign(data, { readings: [REJECTED_READING] }),
    },
    site,
  );
}

/** JSON files, by their paths, changed in place. */
export type Changes = Readonly<Record<string, (data: Editable) => unknown>>;

/** A site with changes; throws if a file stays as it was, so that no test passes by changing nothing. */
export function withChanges(changes: Changes, files: SiteFiles = validSite()): SiteFiles {
  const changed = Object.entries(changes).map(([path, change]): [path: string, text: string] => {
    const before = files.texts.get(path) ?? "";
    const data = JSON.parse(before) as Editable;
    change(data);
    const after = JSON.stringify(data, null, 2);
    if (after === before) {
      throw new Error(`${path} was not changed.`);
    }
    return [path, after];
  });
  return { ...files, texts: new Map([...files.texts, ...changed]) };
}

export const withChange = (path: string, change: (data: Editable) => unknown, files?: SiteFiles): SiteFiles =>
  withChanges({ [path]: change }, files);

/** A site with one file written anew, whatever it holds; without the file for `undefined`. */
export function withFile(path: string, text: string | undefined, files: SiteFiles = validSite()): SiteFiles {
  const texts = new Map(files.texts);
  texts.delete(path);
  return { ...files, texts: text === undefined ? texts : texts.set(path, text) };
}

let site: SiteFiles | undefined;

/**
 * A site without mistakes, in memory. It has the project's files, because code and schemas need them, but texts, facts and an article of
 * its own. Tests find the rest by its place, never by its value.
 */
export const validSite = (): SiteFiles => (site ??= composedSite());
