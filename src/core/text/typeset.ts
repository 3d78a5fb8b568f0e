import type { Language } from "../languages";
import { WORD_JOINER } from "./links";

const NO_BREAK_SPACE = "\u00a0";

/** Where a link leads, and addresses: no text to be set. */
const ADDRESSES = /(\]\([^)]*\)|\S*[@/]\S*)/u;

/** A text that is one lower-case word of ASCII letters names a place in a page. */
const NAME_OF_PLACE = /^[a-z0-9-]+$/u;

/** “bis 20”, “from €15”, “до A1”. */
const SHORT_WORD_AND_FIGURE = /(?<=(?<![\p{L}\d])\p{L}{1,4}) (?=[€\p{Lu}]?\d)/gu;

/** “20 Uhr”, “48 hours”; a longer word may begin a line, and so may the second half of a range, for which narrow columns have no room. */
const FIGURE_AND_WORD = /(?<=(?<!\p{L}\d*)\d) (?=[\p{L}\u00ad]{1,11}(?![\p{L}\u00ad]))(?!\p{L}{1,4}[ \u00a0][€\p{Lu}]?\d)/gu;

/** “21–24”, “A–C1”, “500 €–1.000 €”; not “Larnaca–Paphos”. */
const RANGE = /(?<=[\d€%]|(?<!\p{L})\p{L}{1,2})–(?=[\d€]|\p{L}{1,2}(?!\p{L}))/gu;

/** “E-Mail”, «что-то», «Петра-ту-Ромиу». */
const SHORT_PIECE = /(?<=(?<!\p{L})\p{L}{1,3})-(?=\p{L})|(?<=\p{L})-(?=\p{L}{1,2}(?!\p{L}))/gu;

/** What a language never leaves at the end of a line: Russian prepositions and conjunctions of one or two letters, Greek elisions. */
const BOUND_WORDS: Partial<Readonly<Record<Language, RegExp>>> = {
  ru: /(?<=(?<![\p{L}\u2060])(?:[аивкосуя]|на|по|до|от|за|из|со|во|ко|об)) (?=\p{L})/giu,
  el: /(?<=(?<!\p{L})\p{L}{1,4}’) (?=\p{L})/gu,
};

/**
 * A text whose lines do not end where a reader would stumble: no figure is torn from its unit or from the short word before it, no range
 * after its dash, no word at a hyphen beside two or three letters. Editors write plain spaces.
 *
 * @param text with its figures filled in, and with links as `[words](target)`, whose targets stay as they are
 */
export function typeset(text: string, language: Language): string {
  if (NAME_OF_PLACE.test(text)) {
    return text;
  }
  const bound = BOUND_WORDS[language];
  return text
    .split(ADDRESSES)
    .map((piece, index) => {
      if (index % 2 === 1) {
        return piece;
      }
      const figures = piece
        .replace(SHORT_WORD_AND_FIGURE, NO_BREAK_SPACE)
        .replace(FIGURE_AND_WORD, NO_BREAK_SPACE)
        .replace(RANGE, `$&${WORD_JOINER}`)
        .replace(SHORT_PIECE, `$&${WORD_JOINER}`);
      return bound === undefined ? figures : figures.replace(bound, NO_BREAK_SPACE);
    })
    .join("");
}
