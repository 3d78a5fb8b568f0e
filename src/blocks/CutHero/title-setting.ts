import { SOFT_HYPHEN } from "../../core/text/links";

/** The longest line of a title, in em. A longer one would cover too much of the picture. */
const LONGEST_LINE = 9.8;

/** A word up to this width, in em, is not hyphenated. */
const WHOLE_WORD = 11;

/** Advance widths of Manrope at weight 800 with the poster's tracking, in em, each by the first pattern that fits. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\u00ad\u2060]/u, 0],
  [/\s/u, 0.15],
  [/[.,:;!’'ijlıIİΙІf]/u, 0.29],
  [/[rtιί()–-]/u, 0.38],
  [/[mwWMΜωώЖШЩЮМ—шщю]/u, 0.81],
  [/[жыфφψмπΦΨΩθ]/u, 0.68],
  [/\p{Lu}/u, 0.65],
];
const OTHER = 0.56;
const HYPHEN = 0.36;

/** The margin for error of the estimate, in em. */
const SLACK = 0.45;

function width(line: string): number {
  const letters = Array.from(line).map((letter) => WIDTHS.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER);
  return letters.reduce((sum, letter) => sum + letter, line.endsWith(SOFT_HYPHEN) ? HYPHEN : 0);
}

/** Joins pieces to one line; no space follows a soft hyphen. */
const joined = (pieces: readonly string[]): string => pieces.join(" ").replaceAll(`${SOFT_HYPHEN} `, SOFT_HYPHEN);

function lineCount(pieces: readonly string[], measure: number): number {
  const fitting = pieces.findLastIndex((_, index) => width(joined(pieces.slice(0, index + 1))) <= measure);
  return pieces.length === 0 ? 0 : 1 + lineCount(pieces.slice(Math.max(1, fitting + 1)), measure);
}

/**
 * Breaks a title into as few balanced lines as fit, and returns their number and width. CSS cannot shrink a box to wrapped lines.
 *
 * @example titleSetting("Leave the car with us and fly") // { lines: 2, measure: 6.9 }
 */
export function titleSetting(title: string) {
  const pieces = title.split(" ").flatMap((word) => {
    const whole = word.replaceAll(SOFT_HYPHEN, "");
    return width(whole) <= WHOLE_WORD ? [whole] : word.replaceAll(SOFT_HYPHEN, `${SOFT_HYPHEN} `).split(" ");
  });
  const lines = lineCount(pieces, LONGEST_LINE);
  const longest = Math.max(...pieces.map(width));
  const spans = pieces.flatMap((_, from) => pieces.slice(from).map((__, more) => width(joined(pieces.slice(from, from + more + 1)))));
  const measure = Math.min(...spans.filter((span) => span >= longest && lineCount(pieces, span) <= lines));
  return { lines, measure: Math.round((measure + SLACK) * 10) / 10 };
}
