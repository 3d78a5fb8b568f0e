/**
 * Invisible characters and non-characters: controls, changes of direction, joiners, fillers, tags, unassigned and private code points, lone
 * surrogates, the replacement character. The soft hyphen is allowed, so that long words can break.
 */
const UNSEEN = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\uFFFD\u2800]|(?!\u00AD)[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Spaces other than the plain, the non-breaking, the narrow non-breaking and the thin one. */
const ODD_BLANK = /(?![ \u00A0\u202F\u2009])\p{Zs}/u;

/** More marks on one letter than any of the languages has: they would cover the lines around them. */
const PILED_MARKS = /\p{M}{3,}/u;

/** Emoji contain characters that are not allowed on their own. A string, because TypeScript's target does not know the flag yet. */
const EMOJI = new RegExp("\\p{RGI_Emoji}", "gv");

/** The first character of a text that a reader could not see or would mistake for another. */
export function unseenIn(text: string): string | undefined {
  const found = (candidate: string): string | undefined =>
    UNSEEN.exec(candidate)?.[0] ?? ODD_BLANK.exec(candidate)?.[0] ?? PILED_MARKS.exec(candidate)?.[0];
  return found(text) === undefined ? undefined : found(text.replace(EMOJI, ""));
}

const UNPRINTABLE = new RegExp(`${UNSEEN.source}|${ODD_BLANK.source}`, "gu");

/**
 * A text for messages, with invisible characters as their codes.
 *
 * @example printable("\u001b[2J") // "\\u001b[2J"
 */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
}
