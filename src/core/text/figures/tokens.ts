import { localeOf } from "../../language-options";
import { type Language } from "../../languages";

const KINDS = ["word", "number", "sign"] as const;

/** A piece of a sentence: a word, a number as written, or a sign. */
export interface Token {
  readonly kind: (typeof KINDS)[number];
  readonly text: string;
}

/** Addresses, telephone numbers, dates and spans such as 24/7: their digits are not figures. */
const NO_FIGURES =
  /https?:\/\/\S+|\S+@\S+\.\S+|\+\d[\d\s()-]{6,}\d|\d{4}-\d{2}(?:-\d{2})?(?:T[\d:.Z+-]*)?|\d+(?:\/\d+)+|\d{1,3}\.\d{3,}°?,\s*\d{1,3}\.\d{3,}°?/gu;

const TOKEN =
  /(?<number>(?<![\p{L}\d])\d+(?:[.,:]\d+)*(?:[\u0020]\d{3}(?!\d))*)|(?<word>\p{L}[\p{L}\p{M}\d]*)|(?<suffix>['’]\p{L}+)|(?<sign>[€%–—/-])/gu;

/**
 * A text in the spelling in which words are compared: lower case, no soft hyphens, plain spaces, Greek without accents, Russian with е
 * for ё, abbreviations of the hour in one word.
 */
export function plainSpelling(text: string, language: Language): string {
  const lower = text
    .normalize("NFC")
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, "")
    .replace(/[\s\u00a0\u202f]+/gu, " ")
    .replace(/[\u2010\u2011]/gu, "-")
    .replace(/\u2212/gu, "–")
    .toLocaleLowerCase(localeOf(language));
  switch (language) {
    case "el":
      return lower
        .normalize("NFD")
        .replace(/[\u0300\u0301\u0308]/gu, "")
        .replace(/([πμ])\.\s?μ\.?(?!\p{L})/gu, "$1μ")
        .replace(/τοις εκατο/gu, "%");
    case "ru":
      return lower.replaceAll("ё", "е");
    case "en":
      return lower
        .replace(/(?<!\p{L})([ap])\.\s?m\.?(?!\p{L})/gu, "$1m")
        .replace(/o['’]clock/gu, "oclock")
        .replace(/per cent/gu, "percent");
    case "tr":
    case "de":
      return lower;
  }
}

/**
 * The pieces of a sentence in plain spelling. Case endings after an apostrophe are dropped, as in the Turkish “24’ten”.
 *
 * @param sentence in the spelling of `plainSpelling`
 */
export function tokensOf(sentence: string): readonly Token[] {
  return Array.from(sentence.replace(NO_FIGURES, " ").matchAll(TOKEN)).flatMap(({ groups }) =>
    KINDS.flatMap((kind): readonly Token[] => {
      const text = groups?.[kind];
      return text === undefined ? [] : [{ kind, text }];
    }),
  );
}
