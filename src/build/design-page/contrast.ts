/** A colour: red, green and blue from 0 to 255, and how opaque it is, from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Reads a colour as the sheet of tokens writes them.
 *
 * @param text hexadecimal with three, four, six or eight digits
 * @throws for anything else
 */
export function parseColour(text: string): Colour {
  const digits = /^#(?<digits>[\da-f]+)$/i.exec(text)?.groups?.["digits"] ?? "";
  const long = digits.length < 6 ? Array.from(digits, (digit) => digit + digit).join("") : digits;
  if (long.length !== 6 && long.length !== 8) {
    throw new Error(`“${text}” is no colour in hexadecimal digits.`);
  }
  const channel = (index: number): number => Number.parseInt(long.slice(2 * index, 2 * index + 2), 16);
  return [channel(0), channel(1), channel(2), long.length === 8 ? channel(3) / 255 : 1];
}

/** What is seen of a colour upon a ground. */
function composite([red, green, blue, alpha]: Colour, [groundRed, groundGreen, groundBlue]: Colour): Colour {
  const mixed = (value: number, below: number): number => value * alpha + below * (1 - alpha);
  return [mixed(red, groundRed), mixed(green, groundGreen), mixed(blue, groundBlue), 1];
}

/** @source WCAG 2.2, relative luminance */
function luminance([red, green, blue]: Colour): number {
  const linear = (value: number): number => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * The contrast of a colour upon a ground, from 1 to 21.
 *
 * @param ground an opaque colour
 * @source WCAG 2.2, contrast ratio
 * @example contrastRatio("#000", "#fff") // 21
 */
export function contrastRatio(colour: string, ground: string): number {
  const below = parseColour(ground);
  const [lighter = 0, darker = 0] = [luminance(composite(parseColour(colour), below)), luminance(below)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
