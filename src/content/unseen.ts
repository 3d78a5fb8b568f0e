/**
 * Invisible characters and non-characters: controls, changes of direction, joiners, fillers, tags, unassigned and private code points, lone
 * surrogates, the replacement character. The soft hyphen is allowed, so that long words can break.
 */
const UNSEEN = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\uFFFD\u2800]|(?!\u00AD)[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Spaces other than the plain, the non-breaking, the narrow non-breaking and the thin one. */
const ODD_BLANK = /(?![ \u00A0\u202F\u2009])\p{Zs}/u;

/** Emoji contain characters that are not allowed on their own. A string, because TypeScript's target does not know the flag yet. */
const EMOJI = new RegExp("\\p{RGI_Emoji}", "gv");

const UNPRINTABLE = new RegExp(`${UNSEEN.source}|${ODD_BLANK.source}`, "u");

/** The first character of a text that a reader could not see or would mistake for another. */
export function unseenIn(text: string): string | undefined {
  return UNPRINTABLE.test(text) ? UNPRINTABLE.exec(text.replace(EMOJI, ""))?.[0] : undefined;
}

/**
 * A text for messages, with invisible characters as their codes.
 *
 * @example printable("\u001b[2J") // "\\u001b[2J"
 */
export function printable(text: string): string {
  return text.replace(new RegExp(UNPRINTABLE, "gu"), (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
}
