import type { Language } from "../i18n/languages";
import { LONGEST_TITLE, pageTitle } from "../i18n/page-title";
import { UNSEEN } from "../content/problem";
import { MIXED_ALPHABETS } from "../schemas/fields";
import { otherAlphabets } from "./foreign-text";

/** How many characters fit in each place, as shown to a reader. The first row that matches counts. */
const LONGEST_AT: readonly { readonly place: RegExp; readonly characters: number; readonly shown?: (text: string) => string }[] = [
  // What search engines show in full.
  { place: /^meta\.title$/, characters: LONGEST_TITLE, shown: pageTitle },
  { place: /^meta\.description$/, characters: 160 },
  { place: /(?:^|\.)(?:title|question)$/, characters: 120 },
  { place: /^nav\./, characters: 30 },
  // A QR code holds this many Cyrillic letters, and a camera can still read it.
  { place: /^chat\.messages\./, characters: 160 },
  { place: /^card\.label$/, characters: 24 },
];

/** The limit of a place, such as `meta.title`. */
export const longestAt = (place: string): (typeof LONGEST_AT)[number] =>
  LONGEST_AT.find((row) => row.place.test(place)) ?? { place: /^/, characters: 2000 };

/** Whether a text is a name or an address, which may be in another language. */
export const isNameOrAddress = (path: readonly (string | number)[]): boolean =>
  path.some((step) => ["id", "name", "place", "address"].includes(String(step)));

/** Quotation marks and question marks of other languages. */
export const MARKS: Readonly<Record<Language, RegExp>> = {
  en: /[„‚«»‹›]/u,
  el: /[?„‚‹›]/u,
  tr: /[„‚«»‹›]/u,
  ru: /[”‹›]/u,
  de: /[”«»‹›]/u,
};

/** What no text may have: a pattern, what it is, what is allowed, and what to do. */
export const REFUSED: readonly (readonly [pattern: RegExp, name: string, allowed: string, fix: string])[] = [
  [/^\s|\s$|\s{2,}|\s[,.;:!?](?=\s|$)/u, "the space", "one space between words, none before a sign or at the ends", "Remove it."],
  [/(?<!\*)\*(?!\*)|\*{3,}|_|`|~~/u, "the mark", "**bold** and [label](page) as the only marks", "Write **bold**, or remove the mark."],
  [/"|(?<!\})'(?![{}])/u, "the straight mark", "curly quotation marks and apostrophes", "Type the marks of the language, such as ’ for '."],
  [/\.{3}| - /u, "the sign", "… for three points, and – for a dash", "Type the sign."],
  [MIXED_ALPHABETS, "the word", "words of one alphabet", "Type the word again with the keyboard of its language."],
  [UNSEEN, "the character", "text without invisible characters", "Remove it, or type the text again: it came with a copied text."],
  [/[<>]/, "the character", "plain text: no HTML", "Remove it; for bold type write **bold**, for a link [label](page)."],
  [
    /&(?:[a-z]+\d*|#\w+);/i,
    "the HTML entity",
    "characters themselves, not their HTML entities",
    "Type the character, such as & for &amp;.",
  ],
  [/\b(?:TODO|FIXME|TBD|lorem ipsum)\b|^…$/i, "the mark of an unfinished text", "a finished text", "Write the text."],
];

/**
 * The rules that need nothing but the text, as one pattern for forms, with what is allowed in words. Texts that name facts or have markup are
 * shorter or longer as shown, so only the check knows their length.
 *
 * @param path the keys that lead to the text
 * @param language the text's, if the form knows it
 */
export function formPattern(path: readonly string[], language: Language | undefined): [pattern: string, allowed: string] {
  const { characters } = longestAt(path.join("."));
  const ofLanguage = language === undefined ? [] : [MARKS[language], ...(isNameOrAddress(path) ? [] : otherAlphabets(language))];
  const refused = [...REFUSED.map(([pattern]) => pattern), ...ofLanguage].map(({ source }) => source).join("|");
  const allowed = REFUSED.map(([, , words]) => words).join("; ");
  return [
    `/^(?=[^{[*]{0,${String(characters)}}$|[^]*[{[*])(?![^]*(?:${refused}))/iu`,
    `At most ${String(characters)} characters of this language; ${allowed}`,
  ];
}
