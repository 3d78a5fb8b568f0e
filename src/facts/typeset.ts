import type { Language } from "../i18n/languages";
import { NO_BREAK_SPACE } from "./numbers";
import { WORD_JOINER } from "./links";

/** Link targets and addresses, which stay as they are. */
const ADDRESSES = /(\]\([^)]*\)|\S*[@/]\S*)/u;

/** “km/h”, «км/ч». */
const UNIT = /^(\p{L}{1,4}\.?\/)(?=\p{L}{1,4}(?!\p{L}))/u;

/** An anchor: one lower-case word of ASCII letters, digits and hyphens. */
const ANCHOR = /^[a-z0-9-]+$/u;

// Patterns begin with the character that they replace: a search for one character is fast.

/** “bis 20”, “from €15”, “до A1”. */
const SHORT_WORD_AND_FIGURE = / (?<=(?<![\p{L}\d])\p{L}{1,4} )(?=[€\p{Lu}]?\d)/gu;

/** “20 Uhr”, “48 hours”. A longer word may begin a line, and so may the second half of a range, for which narrow columns have no room. */
const FIGURE_AND_WORD = / (?<=(?<!\p{L}\d*)\d )(?=[\p{L}\u00ad]{1,11}(?![\p{L}\u00ad]))(?!\p{L}{1,4}[ \u00a0][€\p{Lu}]?\d)/gu;

/** “21–24”, “A–C1”, “500 €–1.000 €”; not “Larnaca–Paphos”. */
const RANGE = /–(?<=(?:[\d€%]|(?<!\p{L})\p{L}{1,2})–)(?=[\d€]|\p{L}{1,2}(?!\p{L}))/gu;

/** “E-Mail”, «что-то», «Петра-ту-Ромиу». */
const SHORT_PIECE = /-(?:(?<=(?<!\p{L})\p{L}{1,3}-)(?=\p{L})|(?<=\p{L}-)(?=\p{L}{1,2}(?!\p{L})))/gu;

/** In languages where some words may not end a line: the space after them. */
const AFTER_BOUND_WORD: Readonly<Partial<Record<Language, RegExp>>> = {
  // Elisions, as in “γι’ αυτό”.
  el: /(?<=(?<!\p{L})\p{L}{1,4}’) (?=\p{L})/gu,
  // Prepositions and conjunctions of one or two letters.
  ru: /(?<=(?<![\p{L}\u2060])(?:[аивкосуя]|на|по|до|от|за|из|со|во|ко|об)) (?=\p{L})/giu,
};

/**
 * Prevents awkward line breaks: between a figure and its unit or the short word before it, within a range, and at a hyphen beside one to
 * three letters. Editors write plain spaces.
 *
 * @param text with its figures filled in, and with links as `[words](target)`
 */
export function typeset(text: string, language: Language): string {
  if (ANCHOR.test(text)) {
    return text;
  }
  const afterBoundWord = AFTER_BOUND_WORD[language];
  return text
    .split(ADDRESSES)
    .map((piece, index) => {
      if (index % 2 === 1) {
        return piece.replace(UNIT, `$1${WORD_JOINER}`);
      }
      const figures = piece
        .replace(SHORT_WORD_AND_FIGURE, NO_BREAK_SPACE)
        .replace(FIGURE_AND_WORD, NO_BREAK_SPACE)
        .replace(RANGE, `$&${WORD_JOINER}`)
        .replace(SHORT_PIECE, `$&${WORD_JOINER}`);
      return afterBoundWord === undefined ? figures : figures.replace(afterBoundWord, NO_BREAK_SPACE);
    })
    .join("");
}
