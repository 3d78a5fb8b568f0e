import { readLocales } from "../../../src/content/locale-documents";
import { localeShapeProblems } from "../../../src/check/locale-shape";
import { LANGUAGES, type Language } from "../../../src/core/languages";

/** What is found in a namespace that says the same in every language, but for those that are named. */
function problemsOf(usual: object, unusual: Partial<Record<Language, object>> = {}) {
  const texts = LANGUAGES.map(
    (language) => [`locales/${language}/home.json`, JSON.stringify(unusual[language] ?? usual, null, 2)] as const,
  );
  const { locales, problems } = readLocales(texts);
  expect(problems).toEqual([]);
  return localeShapeProblems(locales);
}

const SITE = { site: { skip: "Skip", book: "Book" } };

test("files with the same keys have nothing wrong with them", () => {
  expect(problemsOf(SITE)).toEqual([]);
});

test("a key that is misspelt in one language is to be renamed", () => {
  expect(problemsOf(SITE, { de: { site: { skipp: "Skip", book: "Book" } } })).toContainEqual(
    expect.objectContaining({ file: "locales/de/home.json", line: 3, path: "site.skipp", fix: "Rename the key to “skip”." }),
  );
});

test("a key that one language has besides is to be removed or added everywhere", () => {
  expect(problemsOf(SITE, { de: { site: { skip: "Skip", book: "Book", skipp: "x" } } })).toEqual([
    expect.objectContaining({
      file: "locales/de/home.json",
      path: "site.skipp",
      fix: "Remove “skipp”, or add it to every language.",
    }),
  ]);
});

test("a key that all translations have and English lacks was taken out of English", () => {
  expect(problemsOf(SITE, { en: { site: { book: "Book" } } })).toEqual([
    expect.objectContaining({ file: "locales/en/home.json", path: "site.skip", found: "nothing: the text is missing" }),
  ]);
});

test("a text with plural keys needs every form of its language, and no other", () => {
  const english = { car_one: "car", car_other: "cars" };
  const russian = { car_one: "машина", car_few: "машины", car_many: "машин", car_other: "машины" };
  expect(problemsOf(english, { ru: russian })).toEqual([]);
  expect(problemsOf(english)).toEqual([
    expect.objectContaining({
      file: "locales/ru/home.json",
      path: "car_one",
      allowed: "exactly the forms of this language: one, few, many, other",
    }),
  ]);
  expect(problemsOf(english, { ru: russian, de: { ...english, car_few: "Autos" } })).toEqual([
    expect.objectContaining({ file: "locales/de/home.json", allowed: "exactly the forms of this language: one, other" }),
  ]);
});
