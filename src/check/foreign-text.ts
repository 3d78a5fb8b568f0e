import { LANGUAGES, type Language } from "../i18n/languages";
import { proseOf } from "./literal-figure";

/** The alphabet of each language. */
const ALPHABETS: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Latin}/u,
  el: /\p{Script=Greek}/u,
  tr: /\p{Script=Latin}/u,
  ru: /\p{Script=Cyrillic}/u,
  de: /\p{Script=Latin}/u,
};

/** The alphabets of other languages. Latin letters are in every language: they may be those of names. */
export const otherAlphabets = (language: Language): readonly RegExp[] =>
  Object.values(ALPHABETS).filter(({ source }) => ![ALPHABETS[language].source, ALPHABETS.en.source].includes(source));

const words = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list.replaceAll(" ", "|")})(?!\\p{L})`, "u");

/** Frequent words that no other of these languages has. */
const FREQUENT_WORDS: Readonly<Partial<Record<Language, RegExp>>> = {
  en: words("the The and with your Your you You this This that from How What"),
  tr: words("bir Bir için değil ile olan olarak"),
  de: words("und nicht für Für mit Mit oder wie Wie"),
};

/** Words that languages with another alphabet write with Latin letters. */
const LOANWORDS: readonly string[] = ["cookies", "e-mail", "shuttle"];

/** Whether Latin letters are those of a name or a unit: short, a loanword, or the same in English and with a capital. */
function isName(prose: string, isEnglish: boolean): boolean {
  const longer = prose.match(/[\p{L}-]{3,}/gu) ?? [];
  return longer.every((word) => LOANWORDS.includes(word.toLowerCase()) || (isEnglish && /^\p{Lu}/u.test(word)));
}

/**
 * The part of a text that is in another language than it should be.
 *
 * @param english the English text at the same place
 * @example foreignPart("How old must I be?", "el", "How old must I be?") // "How old must I be?"
 */
export function foreignPart(text: string, language: Language, english: unknown): string | undefined {
  const prose = proseOf(text);
  const own = ALPHABETS[language];
  const others = LANGUAGES.filter((other) => other !== language);
  const patterns = [...otherAlphabets(language), ...others.flatMap((other) => FREQUENT_WORDS[other] ?? [])];
  const found = patterns.map((pattern) => pattern.exec(prose)?.[0]).find((part) => part !== undefined);
  const isEnglish = language !== "en" && text === english;
  const isLeft = own.test(prose)
    ? isEnglish && own.source === ALPHABETS.en.source && /(?<!\p{L})\p{Ll}{4,}/u.test(prose)
    : /\p{L}/u.test(prose);
  return found ?? (isLeft && !isName(prose, isEnglish) ? prose.trim() : undefined);
}

/** A word with a capital, alone among words of another alphabet. */
const ALONE = /(?<![\p{Script=Latin}\d]['’\s-]?)\p{Lu}\p{Ll}{3,}(?!['’\s-]?[\p{Script=Latin}\d])/gu;

/**
 * Makes a function that finds one English word, left in a text of another alphabet. It is a name if no English text has it in small letters, or
 * if German and Turkish texts write it alike.
 *
 * @param texts all texts of the site
 */
export function leftWordFinder(texts: readonly { readonly language: Language; readonly text: string }[]) {
  const wordsOf = (language: Language) =>
    new Set(texts.flatMap((one) => (one.language === language ? (proseOf(one.text).match(/\p{L}+/gu) ?? []) : [])));
  const [english, german, turkish] = [wordsOf("en"), wordsOf("de"), wordsOf("tr")];
  return (text: string, language: Language): string | undefined =>
    ALPHABETS[language].source === ALPHABETS.en.source
      ? undefined
      : proseOf(text)
          .match(ALONE)
          ?.filter((word) => ALPHABETS.en.test(word) && !LOANWORDS.includes(word.toLowerCase()))
          .find((word) => english.has(word.toLowerCase()) && !(german.has(word) && turkish.has(word)));
}
