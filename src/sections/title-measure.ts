/** How wide the lines of a title may be, in em: beyond it the paper would cover too much of the picture. */
const LONGEST_LINE = 10.5;

/** Advance widths of Manrope at weight 800 with the poster's tracking, in em, each by the first pattern that fits. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\u00ad/u, 0],
  [/\s/u, 0.15],
  [/[.,:;!’'ijlıIİΙІf]/u, 0.29],
  [/[rtιί()–-]/u, 0.38],
  [/[mwWMΜωώЖШЩЮМ—шщю]/u, 0.81],
  [/[жыфφψмπΦΨΩθ]/u, 0.68],
  [/\p{Lu}/u, 0.65],
];
const OTHER = 0.55;

/** What an estimate may fall short of, in em: a line too many costs more than a little more paper. */
const SLACK = 0.35;

function width(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER), 0);
}

/** How many lines words take at a width. */
function lineCount(words: readonly string[], measure: number): number {
  let lines = 1;
  let line = "";
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && width(longer) > measure) {
      lines += 1;
      line = word;
    } else {
      line = longer;
    }
  }
  return lines;
}

/**
 * The width of a title's balanced lines, in em of its own size: the least that needs no line more than the longest line does.
 * A box around wrapped lines takes all the width there is; with this one it ends where the words end.
 *
 * @example titleMeasure("Leave the car with us and fly") // 7.2
 */
export function titleMeasure(title: string): number {
  const words = title.split(/[ \n]+/u);
  const lines = lineCount(words, LONGEST_LINE);
  const ends = words.flatMap((_, from) => words.slice(from).map((__, count) => width(words.slice(from, from + count + 1).join(" "))));
  const least = ends
    .sort((a, b) => a - b)
    .find((measure) => lineCount(words, measure) <= lines && words.every((word) => width(word) <= measure));
  return Math.round((Math.min(least ?? LONGEST_LINE, LONGEST_LINE) + SLACK) * 10) / 10;
}
