/**
 * Signs that nobody sees, or that are no letters: controls, changes of direction, joiners, fillers, tags, unassigned and private places,
 * halves of pairs, the sign for what could not be read. The soft hyphen is wanted, where a long word may break.
 */
const UNSEEN = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\uFFFD\u2800]|(?!\u00AD)[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Blanks other than the plain, the non-breaking, the narrow non-breaking and the thin one. */
const ODD_BLANK = /(?![ \u00A0\u202F\u2009])\p{Zs}/u;

/** More marks on one letter than any of the languages has: they would climb over the lines around them. */
const PILED_MARKS = /\p{M}{3,}/u;

/** Emoji are made of signs that may not stand alone. A text, because TypeScript's target does not know the flag yet. */
const EMOJI = new RegExp("\\p{RGI_Emoji}", "gv");

/**
 * The first sign of a text that a reader could not see, or would not take for what it is.
 *
 * @returns `undefined` for a text that is what it looks like
 */
export function unseenIn(text: string): string | undefined {
  const found = (candidate: string): string | undefined =>
    UNSEEN.exec(candidate)?.[0] ?? ODD_BLANK.exec(candidate)?.[0] ?? PILED_MARKS.exec(candidate)?.[0];
  // Nearly every text is without fault and without emoji.
  return found(text) === undefined ? undefined : found(text.replace(EMOJI, ""));
}

const UNPRINTABLE = new RegExp(`${UNSEEN.source}|${ODD_BLANK.source}`, "gu");

const escaped = (sign: string): string => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;

/**
 * A text as a terminal or a log may show it: signs that cannot be seen are written as their codes, so that a text of a file cannot clear the
 * screen, colour a line, turn it around or begin a new one.
 *
 * @example printable("\u001b[2J") // "\\u001b[2J"
 */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, escaped);
}

/** Several lines as a terminal or a log may show them. */
export function printableLines(text: string): string {
  return text.split("\n").map(printable).join("\n");
}

/** A value as JSON for machines that is as safe to look at. */
export function printableJson(value: object): string {
  // JSON has codes of four digits: signs beyond them are two.
  const code = (sign: string): string => Array.from({ length: sign.length }, (_, index) => escaped(sign.charAt(index))).join("");
  return JSON.stringify(value, null, 2)
    .split("\n")
    .map((line) => line.replace(UNPRINTABLE, code))
    .join("\n");
}
