import type { Fact, RejectedReading } from "./facts";
import { localeOf } from "../language-options";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, byLanguage } from "../languages";
import { type Figure, type Piece, figureOf, isSameFigure, piecesOf } from "../text/figures/figures";
import { type Phrase, contains, parsePhrase } from "../text/figures/phrases";

/** A fact as far as the gate needs it. */
export type GuardedFact = Pick<Fact, "id" | "unit" | "value" | "rejected">;

/** A piece of text that a reader meets as one, and the title under which it stands. */
export interface Passage {
  readonly language: Language;
  /** The heading, the question or the label above the text; empty where there is none. */
  readonly title: string;
  readonly text: string;
}

/** A rejected reading that was found. */
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

/** The sentences of a text. */
function sentencesOf(text: string, segmenter: Intl.Segmenter): readonly string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter((sentence) => sentence !== "");
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

interface ReadSentence {
  readonly pieces: readonly Piece[];
  readonly before: readonly Piece[];
  readonly title: readonly Piece[];
}

function says({ pieces, before, title }: ReadSentence, { figures, near, unless }: Rejection, language: Language): boolean {
  const isRejected = (figure: Figure): boolean => figures.some((rejected) => isSameFigure(rejected, figure));
  const stands = (phrase: Phrase, where: readonly Piece[]): boolean => contains(where, phrase, isRejected);
  const hasFigure = figures.length > 0;
  if (hasFigure && !pieces.some((piece) => "figure" in piece && isRejected(piece.figure))) {
    return false;
  }
  const isNear = near[language].some(
    (phrase) => stands(phrase, pieces) || (hasFigure && !phrase.hasFigure && (stands(phrase, before) || stands(phrase, title))),
  );
  return isNear && !unless[language].some((phrase) => stands(phrase, pieces) || (!phrase.hasFigure && stands(phrase, title)));
}

/** Words by which a sentence shows that nobody has translated it yet; it is read as English too. */
const COMMON_ENGLISH = /\b(?:the|of|and|to|for|from|is|are|no|over|we|our|you|your|up|per)\b/iu;

/** Looks for the rejected readings of a registry. */
export interface Gate {
  /** What a passage says that was rejected. */
  readonly contradictionsIn: (passage: Passage) => readonly Contradiction[];
}

/**
 * A gate for the rejected readings of facts. The same passage is read once, however often it is asked for: most texts of a site stand on
 * every page.
 */
export function contradictionGate(facts: readonly GuardedFact[]): Gate {
  const rejections = facts.flatMap((fact) => fact.rejected.map((rejected) => compile(fact, rejected)));
  const withoutFigures = rejections.filter(({ figures }) => figures.length === 0);
  const segmenters = byLanguage((language) => new Intl.Segmenter(localeOf(language), { granularity: "sentence" }));
  const pieces = byLanguage(() => new Map<string, readonly Piece[]>());
  const results = byLanguage(() => new Map<string, readonly Contradiction[]>());

  const piecesFor = (text: string, language: Language): readonly Piece[] => {
    const known = pieces[language].get(text) ?? piecesOf(text, language);
    pieces[language].set(text, known);
    return known;
  };
  const read = (text: string, title: string, language: Language): readonly Contradiction[] =>
    sentencesOf(text, segmenters[language]).flatMap((sentence, index, sentences) => {
      const found: ReadSentence = {
        pieces: piecesFor(sentence, language),
        before: piecesFor(sentences[index - 1] ?? "", language),
        title: piecesFor(title, language),
      };
      const candidates = found.pieces.some((piece) => "figure" in piece) ? rejections : withoutFigures;
      return candidates
        .filter((rejection) => says(found, rejection, language))
        .map(({ fact, rejected }): Contradiction => ({ fact, rejected, sentence, title, language }));
    });

  return {
    contradictionsIn: ({ language, title, text }) => {
      const key = `${title}\n${text}`;
      const isUntranslated = language !== DEFAULT_LANGUAGE && COMMON_ENGLISH.test(text);
      const languages = isUntranslated ? [language, DEFAULT_LANGUAGE] : [language];
      const known = results[language].get(key) ?? languages.flatMap((candidate) => read(text, title, candidate));
      results[language].set(key, known);
      return known;
    },
  };
}

/** The languages in which a reading's own examples are not recognised, with the sentence. */
export function unrecognisedExamples(
  fact: GuardedFact,
  rejected: RejectedReading,
): readonly { readonly language: Language; readonly index: number }[] {
  const gate = contradictionGate([{ ...fact, rejected: [rejected] }]);
  return LANGUAGES.flatMap((language) =>
    rejected.examples[language].flatMap((text, index) =>
      gate.contradictionsIn({ language, title: "", text }).length > 0 ? [] : [{ language, index }],
    ),
  );
}
