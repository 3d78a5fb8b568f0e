import type { Language } from "../../languages";
import type { Figure, Piece } from "./figures";
import { plainSpelling } from "./tokens";

/** How many words “…” may match. */
const LONGEST_GAP = 4;

/** A phrase of the registry, compiled to match the text of `textForPhrases`. */
export interface Phrase {
  readonly pattern: RegExp;
  /** Whether the phrase contains `#`, the place of the figure. */
  readonly hasFigure: boolean;
}

/**
 * Compiles a phrase: words in order, `*` for any beginning or end of a word, `…` for up to four words, `#` for the figure.
 *
 * @example parsePhrase("older than #", "en")
 */
export function parsePhrase(phrase: string, language: Language): Phrase {
  const words = plainSpelling(phrase, language)
    .replaceAll("...", "…")
    .split(/[\s-]+/u)
    .filter((word) => word !== "");
  const source = words.map((word) =>
    word === "…" ? `(?:\\S+ ){0,${String(LONGEST_GAP)}}` : `${word.replace(/[.+?^${}()|[\]\\]/gu, "\\$&").replaceAll("*", "[^ #¤]*")} `,
  );
  return { pattern: new RegExp(` ${source.join("")}`, "u"), hasFigure: words.includes("#") };
}

/** Pieces as text in which phrases are looked for: `#` for the figures in question, `¤` for all others. */
export function textForPhrases(pieces: readonly Piece[], isFigure: (figure: Figure) => boolean): string {
  const words = pieces.map((piece) => ("word" in piece ? piece.word : isFigure(piece.figure) ? "#" : "¤"));
  return ` ${words.join(" ")} `;
}
