import { LANGUAGE_RULES } from "../core/language-rules";
import { type Language, byLanguage } from "../core/languages";
import { MIXED_ALPHABETS } from "../core/text/mixed-alphabets";
import { quote } from "../content/problem";
import type { Finding } from "./finding";

/** A slip that a text of any language can hold. */
interface Slip {
  readonly found: RegExp;
  /** What to call what was found. */
  readonly name: string;
  readonly allowed: string;
  readonly fix: string;
}

const SLIPS: readonly Slip[] = [
  {
    found: /\b(?:TODO|FIXME|TBD|TBC|lorem ipsum|x{3,})\b/i,
    name: "the mark of an unfinished text",
    allowed: "a finished text",
    fix: "Write the text.",
  },
  {
    found: /&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/i,
    name: "the HTML entity",
    allowed: "the character itself",
    fix: "Type the character, such as & for &amp; or a space for &nbsp;.",
  },
  {
    // A keycap such as “1️⃣” is reported as a figure.
    found: /(?![©®™])\p{Extended_Pictographic}/u,
    name: "the emoji",
    allowed: "words: screen readers read an emoji out, and every system draws it in another way",
    fix: "Remove it, or say it in words.",
  },
  {
    found: /(?<!\p{L})\p{Lu}{3,}[ \u00A0]\p{Lu}{3,}(?!\p{L})/u,
    name: "the capitals",
    allowed: "capitals at the beginning of a word, and in abbreviations",
    fix: "Write the words in small letters, and mark what is important as **bold**.",
  },
  {
    found: /(?<!\p{L})\p{L}{41,}/u,
    name: "the word",
    allowed: "words of at most 40 letters, or with soft hyphens: longer ones do not fit a telephone",
    fix: "Shorten it, or put soft hyphens where it may be broken.",
  },
  { found: /[!?]{2,}/, name: "the signs", allowed: "one sign at the end of a sentence", fix: "Keep one of them." },
  { found: / {2,}|^\s|\s$/, name: "the surplus space", allowed: "one space between words, and none at either end", fix: "Remove it." },
  { found: / [,.;:!?](?=\s|$)/u, name: "the space before a sign", allowed: "signs that follow the word at once", fix: "Remove the space." },
  {
    found: /(?:\bhttps?:\/\/|\bwww\.)\S*|(?<![@.\w-])[a-z\d-]+\.(?:com|org|net|eu|cy)\b/i,
    name: "the address",
    allowed: "links as [label](page); addresses elsewhere are in data/business.json",
    fix: "Remove the address, or link a page of this site.",
  },
  {
    found: MIXED_ALPHABETS,
    name: "letters of two alphabets in the word",
    allowed: "words of one alphabet: letters of another one look alike, but no search finds them",
    fix: "Type the word again with the keyboard of its language.",
  },
];

const TWICE = byLanguage((language) => {
  const word = LANGUAGE_RULES[language].neverTwice.replaceAll(" ", "|");
  return new RegExp(`(?<!\\p{L})(${word})\\s+\\1(?!\\p{L})`, "iu");
});

/** Slips of the hand in one text: what was left unfinished, pasted from elsewhere, or typed twice. */
export function slipFindings(text: string, language: Language): readonly Finding[] {
  const slips = [...SLIPS, { found: TWICE[language], name: "the word twice", allowed: "each word once", fix: "Remove one of the two." }];
  return slips.flatMap(({ found, name, allowed, fix }) => {
    const part = found.exec(text)?.[0];
    return part === undefined ? [] : [{ found: `${name} ${quote(part)} in ${quote(text)}`, allowed, fix }];
  });
}
