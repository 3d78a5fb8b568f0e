import { DEFAULT_LANGUAGE, LANGUAGES, type Language, byLanguage, localeOf } from "../languages";
import { type Figure, type Piece, figureOf, isSameFigure, piecesOf } from "../text/figures/figures";
import { type Phrase, parsePhrase, textForPhrases } from "../text/figures/phrases";
import type { Fact } from "./facts";

/** The part of a fact that the gate needs. */
export type GuardedFact = Pick<Fact, "id" | "unit" | "value" | "rejected">;

type RejectedReading = Fact["rejected"][number];

/** A text, with the heading, question or label above it; empty if it has none. */
export interface Passage {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
}

/** A rejected reading found in a sentence. */
export interface Contradiction {
  readonly fact: GuardedFact;
  readonly rejected: RejectedReading;
  readonly sentence: string;
  readonly title: string;
  readonly language: Language;
}

interface Rejection {
  readonly fact: GuardedFact;
  readonly rejected: RejectedReading;
  readonly figures: readonly Figure[];
  readonly near: Readonly<Record<Language, readonly Phrase[]>>;
  readonly unless: Readonly<Record<Language, readonly Phrase[]>>;
}

function compile(fact: GuardedFact, rejected: RejectedReading): Rejection {
  const phrases = (texts: RejectedReading["near"] | undefined) =>
    byLanguage((language) => (texts?.[language] ?? []).map((phrase) => parsePhrase(phrase, language)));
  return {
    fact,
    rejected,
    figures: rejected.figures.flatMap((text) => figureOf(text) ?? []),
    near: phrases(rejected.near),
    unless: phrases(rejected.unless),
  };
}

interface ParsedSentence {
  readonly pieces: readonly Piece[];
  readonly before: readonly Piece[];
  readonly title: readonly Piece[];
}

/** Whether a sentence, read with its title and the sentence before it, states a rejected reading. */
function states(sentence: ParsedSentence, { figures, near, unless }: Rejection, language: Language): boolean {
  const isRejected = (figure: Figure): boolean => figures.some((rejected) => isSameFigure(rejected, figure));
  const hasFigure = figures.length > 0;
  if (hasFigure && !sentence.pieces.some((piece) => "figure" in piece && isRejected(piece.figure))) {
    return false;
  }
  const [text, before, title] = [sentence.pieces, sentence.before, sentence.title].map((pieces) => textForPhrases(pieces, isRejected));
  const isIn = ({ pattern }: Phrase, place = ""): boolean => pattern.test(place);
  const isNear = near[language].some(
    (phrase) => isIn(phrase, text) || (hasFigure && !phrase.hasFigure && (isIn(phrase, before) || isIn(phrase, title))),
  );
  return isNear && !unless[language].some((phrase) => isIn(phrase, text) || (!phrase.hasFigure && isIn(phrase, title)));
}

/** Words that mark a sentence as not yet translated; it is then read as English too. */
const COMMON_ENGLISH = /\b(?:the|of|and|to|for|from|is|are|no|over|we|our|you|your|up|per)\b/iu;

/** A function that finds the rejected readings of facts in a passage. Results are cached, because most texts of a site appear on every page. */
export function contradictionGate(facts: readonly GuardedFact[]): (passage: Passage) => readonly Contradiction[] {
  const hasOpenPrice = facts.some(({ unit, value }) => unit === "EUR" && value === null);
  const rejections = facts.flatMap((fact) =>
    fact.rejected.filter(({ whilePricesOpen }) => whilePricesOpen !== true || hasOpenPrice).map((rejected) => compile(fact, rejected)),
  );
  const withoutFigures = rejections.filter(({ figures }) => figures.length === 0);
  const segmenters = byLanguage((language) => new Intl.Segmenter(localeOf(language), { granularity: "sentence" }));
  const results = byLanguage(() => new Map<string, readonly Contradiction[]>());

  const contradictions = (text: string, title: string, language: Language): readonly Contradiction[] => {
    const sentences = Array.from(segmenters[language].segment(text), ({ segment }) => segment.trim()).filter((segment) => segment !== "");
    const titlePieces = piecesOf(title, language);
    const allPieces = sentences.map((sentence) => piecesOf(sentence, language));
    return allPieces.flatMap((pieces, index) => {
      const parsed: ParsedSentence = { pieces, before: allPieces[index - 1] ?? [], title: titlePieces };
      const candidates = parsed.pieces.some((piece) => "figure" in piece) ? rejections : withoutFigures;
      return candidates
        .filter((rejection) => states(parsed, rejection, language))
        .map(({ fact, rejected }): Contradiction => ({ fact, rejected, sentence: sentences[index] ?? "", title, language }));
    });
  };

  return ({ language, title, text }) => {
    const key = `${title}\n${text}`;
    const isUntranslated = language !== DEFAULT_LANGUAGE && COMMON_ENGLISH.test(text);
    const languages = isUntranslated ? [language, DEFAULT_LANGUAGE] : [language];
    const known = results[language].get(key) ?? languages.flatMap((candidate) => contradictions(text, title, candidate));
    results[language].set(key, known);
    return known;
  };
}

/** The examples of a reading that its own phrases do not recognise. */
export function unrecognisedExamples(
  fact: GuardedFact,
  rejected: RejectedReading,
): readonly { readonly language: Language; readonly index: number }[] {
  const contradictionsIn = contradictionGate([{ ...fact, rejected: [{ ...rejected, whilePricesOpen: false }] }]);
  return LANGUAGES.flatMap((language) =>
    rejected.examples[language].flatMap((text, index) =>
      contradictionsIn({ language, title: "", text }).length > 0 ? [] : [{ language, index }],
    ),
  );
}
