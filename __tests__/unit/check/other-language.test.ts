import { type WrittenText, otherLanguageProblems } from "../../../src/check/other-language";
import type { Language } from "../../../src/core/languages";

const written = (language: Language, text: string, index: number): WrittenText => {
  const file = `locales/${language}/page-${String(index)}.json`;
  return { language, text, path: ["title"], document: { file, value: { title: text }, lineOf: () => 1 } };
};

/** A text in two languages, on as many pages. */
const onPages = (count: number, en: string, de: string): readonly WrittenText[] =>
  Array.from({ length: count }, (_, index) => [written("en", en, index), written("de", de, index)]).flat();

test("a text that many pages share makes none of its words a word of its language", () => {
  const texts = [...onPages(1000, "Start the car", "Den Motor anlassen"), written("de", "Start", 1000)];
  expect(otherLanguageProblems(texts)).toEqual([]);
});
