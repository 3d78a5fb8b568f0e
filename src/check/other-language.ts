import { DEFAULT_LANGUAGE, LANGUAGES, type Language, byLanguage } from "../core/languages";
import { englishName } from "../core/schemas/fields";
import type { JsonDocument, PlacedText } from "../content/json-document";
import { type Problem, quote } from "../content/problem";
import { problemAt } from "./finding";

/** A text with the language in which it should be and its file. */
export interface WrittenText extends PlacedText {
  readonly language: Language;
  readonly document: JsonDocument;
}

/**
 * How much better another language has to explain the words of a text, as the logarithm of a likelihood ratio. On the texts of this site, no
 * right text comes above 0, and 99.8 % of all texts in a wrong language come above 6.
 */
const CERTAIN = 6;

/** The distinct words of a text without placeholders, links and digits. */
function wordsOf(text: string): ReadonlySet<string> {
  const prose = text.replace(/\]\([^)]*\)/g, "").replace(/\{[^{}]*\{?/g, " ");
  return new Set(prose.toLowerCase().match(/(?<![\p{L}\d])\p{L}{2,}/gu));
}

/** The place of a text, which is the same in every language. */
const placeOf = ({ language, document, path }: WrittenText): string =>
  [document.file.replace(`/${language}/`, "/"), ...path.filter((step) => step !== language)].join(" ");

/**
 * Texts in the language of another file, as after pasting into the wrong one. The texts themselves are the dictionary: more texts of the
 * other language have these words than texts of its own. An exact copy of the English in its own place is left to the
 * ledger, which counts it as not translated.
 */
export function otherLanguageProblems(texts: readonly WrittenText[]): readonly Problem[] {
  const counts = byLanguage(() => new Map<string, number>());
  const english = new Map(texts.flatMap((one) => (one.language === DEFAULT_LANGUAGE ? [[placeOf(one), one.text] as const] : [])));
  const read = texts.map((one) => ({
    ...one,
    words: wordsOf(one.text),
    isCopy: one.language !== DEFAULT_LANGUAGE && english.get(placeOf(one)) === one.text,
  }));
  // A text that many pages repeat counts once.
  const distinct = new Map(read.flatMap((one) => (one.isCopy ? [] : [[`${one.language} ${one.text}`, one] as const])));
  distinct.forEach(({ language, words }) => {
    words.forEach((word) => counts[language].set(word, (counts[language].get(word) ?? 0) + 1));
  });
  return read.flatMap(({ words, isCopy, ...written }) => {
    const { language, document, path, text } = written;
    // Half a text more, so that a word without any does not decide by itself; the text itself is no witness for its language.
    const having = (word: string, candidate: Language): number =>
      (counts[candidate].get(word) ?? 0) + (candidate === language ? -0.5 : 0.5);
    const evidence = (candidate: Language): number =>
      [...words].reduce((sum, word) => sum + Math.log(having(word, candidate) / having(word, language)), 0);
    const other = isCopy ? undefined : LANGUAGES.find((candidate) => candidate !== language && evidence(candidate) > CERTAIN);
    return other === undefined
      ? []
      : [
          problemAt(document, path, {
            found: `a text in ${englishName(other)}: ${quote(text)}`,
            allowed: `a text in ${englishName(language)}`,
            fix: "Translate the text, or put back the one that was here.",
          }),
        ];
  });
}
