import { type LanguageLedger, type Review, compare, entryFinder } from "./ledger";
import { type TranslationText, pairOf } from "./translation-texts";

/** A translation compared with the ledger. */
export interface TranslationStatus extends TranslationText {
  /** A text is copied when it is the English one and no native reader has confirmed it. */
  readonly state: "missing" | "copied" | "stale" | "current";
  /** Whether the ledger knows the two texts as they are. */
  readonly isRecorded: boolean;
  /** The review of exactly this text; `undefined` where no native reader has seen it. */
  readonly review?: Review | undefined;
  /** The fingerprint of the English text from which a stale translation was made. */
  readonly madeFrom?: string | undefined;
}

const PLACEHOLDERS = /\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;
const WORDS = /\p{L}[\p{L}\p{M}’'-]*/gu;

/**
 * Whether a text is a sentence or a label rather than a name, a figure or one international word: of two words or more, at least half
 * begin with a small letter. “Book online” is, “Petra tou Romiou”, “Limassol (Lemesos)” and “Hatchback” are not.
 */
function needsTranslation(text: string): boolean {
  const words = text.replace(PLACEHOLDERS, " ").match(WORDS) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  return words.length > 1 && small.length * 2 >= words.length;
}

/** Compares every text with the ledger. */
export function translationStatuses(texts: readonly TranslationText[], ledger: LanguageLedger): readonly TranslationStatus[] {
  const find = entryFinder(ledger);
  return texts.map((text): TranslationStatus => {
    const pair = pairOf(text);
    if (pair === undefined) {
      return { ...text, state: "missing", isRecorded: false };
    }
    const recorded = find(text.namespace, text.key, pair);
    const { entry, isStale } = compare(recorded, pair);
    const isCopied = text.translation === text.english && entry.reviewed === undefined && needsTranslation(text.english);
    return {
      ...text,
      state: isCopied ? "copied" : isStale ? "stale" : "current",
      isRecorded: recorded === entry,
      review: entry.reviewed,
      madeFrom: isStale ? entry.source : undefined,
    };
  });
}
