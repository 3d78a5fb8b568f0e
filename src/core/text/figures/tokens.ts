import { LANGUAGE_RULES } from "../../language-rules";
import { type Language, localeOf } from "../../languages";

/** A piece of a sentence: a word, a number as written, or a sign. */
export interface Token {
  readonly kind: "word" | "number" | "sign";
  readonly text: string;
}

/** Addresses, telephone numbers, dates and spans such as 24/7: their digits are not figures. */
const NO_FIGURES =
  /https?:\/\/\S+|\S+@\S+\.\S+|\+\d[\d\s()-]{6,}\d|\d{4}-\d{2}(?:-\d{2})?(?:T[\d:.Z+-]*)?|\d+(?:\/\d+)+|\d{1,3}\.\d{3,}°?,\s*\d{1,3}\.\d{3,}°?/gu;

/** A number, a word, a case ending after an apostrophe, or a sign. */
const TOKEN = /((?<![\p{L}\d])\d+(?:[.,:]\d+)*(?:[\u0020]\d{3}(?!\d))*)|(\p{L}[\p{L}\p{M}\d]*)|['’]\p{L}+|([€%–—/-])/gu;

/**
 * A text in the spelling in which words are compared: lower case, no soft hyphens, plain spaces, and one spelling of each word.
 */
export function plainSpelling(text: string, language: Language): string {
  const lower = text
    .normalize("NFC")
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, "")
    .replace(/[\s\u00a0\u202f]+/gu, " ")
    .replace(/[\u2010\u2011]/gu, "-")
    .replace(/\u2212/gu, "–")
    .toLocaleLowerCase(localeOf(language));
  return LANGUAGE_RULES[language].plainSpelling(lower);
}

/**
 * The pieces of a sentence in plain spelling. Case endings are dropped, as in the Turkish “24’ten”.
 *
 * @param sentence in the spelling of `plainSpelling`
 */
export function tokensOf(sentence: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const [, number, word, sign] of sentence.replace(NO_FIGURES, " ").matchAll(TOKEN)) {
    if (word !== undefined) {
      tokens.push({ kind: "word", text: word });
    } else if (number !== undefined) {
      tokens.push({ kind: "number", text: number });
    } else if (sign !== undefined) {
      tokens.push({ kind: "sign", text: sign });
    }
  }
  return tokens;
}
