import type { Language } from "../../languages";
import type { Figure, Piece } from "./figures";
import { plainSpelling } from "./tokens";

/** How many words “…” may stand for. */
const LONGEST_GAP = 4;

type Element = "figure" | "gap" | RegExp;

/** A phrase of the registry, ready to be looked for. */
export interface Phrase {
  readonly elements: readonly Element[];
  /** Whether the phrase names the place of the figure. */
  readonly hasFigure: boolean;
}

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/gu, "\\$&");

/**
 * Reads a phrase: words in their order, `*` for any beginning or end of a word, `…` for up to four words, `#` for the figure.
 *
 * @example parsePhrase("older than #", "en")
 */
export function parsePhrase(phrase: string, language: Language): Phrase {
  const elements = plainSpelling(phrase, language)
    .replaceAll("...", "…")
    .split(/[\s-]+/u)
    .filter((word) => word !== "")
    .map((word): Element => {
      switch (word) {
        case "#":
          return "figure";
        case "…":
          return "gap";
        default:
          return new RegExp(`^${escaped(word).replaceAll("*", ".*")}$`, "u");
      }
    });
  return { elements, hasFigure: elements.includes("figure") };
}

function standsAt(elements: readonly Element[], pieces: readonly Piece[], place: number, isFigure: (figure: Figure) => boolean): boolean {
  const [first, ...others] = elements;
  if (first === undefined) {
    return true;
  }
  if (first === "gap") {
    return Array.from({ length: LONGEST_GAP + 1 }, (_, words) => place + words).some((next) => standsAt(others, pieces, next, isFigure));
  }
  const piece = pieces[place];
  if (piece === undefined) {
    return false;
  }
  const fits = "figure" in piece ? first === "figure" && isFigure(piece.figure) : first !== "figure" && first.test(piece.word);
  return fits && standsAt(others, pieces, place + 1, isFigure);
}

/**
 * Tells whether a phrase stands in a sentence.
 *
 * @param isFigure whether a figure is the one that `#` means
 */
export function contains(pieces: readonly Piece[], { elements }: Phrase, isFigure: (figure: Figure) => boolean): boolean {
  return pieces.some((_, place) => standsAt(elements, pieces, place, isFigure));
}
