import { type LanguageLedger, type LedgerEntry, type Pair, type Review, entryFinder, standing } from "./ledger";
import { updatedLedger } from "./record";
import { type TranslationText, pairOf } from "./translation-texts";

/** A translation as it stands: is it there, and does it still say what the English says? */
export interface TranslationStatus extends TranslationText {
  readonly state: "missing" | "stale" | "current";
  /** Whether the ledger knows the two texts as they are; what is new or made anew is not recorded yet. */
  readonly isRecorded: boolean;
  /** The review of exactly this text; `undefined` where no native reader has seen it. */
  readonly review: Review | undefined;
  /** The fingerprint of the English text from which a stale translation was made. */
  readonly madeFrom: string | undefined;
}

/** The entry that speaks for a text: the ledger's, unless what stood before this change already knew more. */
function knownEntry(entry: LedgerEntry | undefined, before: LedgerEntry | undefined, { source }: Pair): LedgerEntry | undefined {
  return entry === undefined || entry.source === source ? entry : (before ?? entry);
}

/**
 * Holds every text against the ledger.
 *
 * @param before the texts before this change, where they are known: a translation that was made anew earlier, and not recorded yet, is
 *   stale when the English changed again since
 */
export function translationStatuses(
  texts: readonly TranslationText[],
  ledger: LanguageLedger,
  before: readonly TranslationText[] = [],
): readonly TranslationStatus[] {
  const find = entryFinder(ledger);
  const findBefore = before.length === 0 ? () => undefined : entryFinder(updatedLedger(ledger, before));
  return texts.map((text): TranslationStatus => {
    const pair = pairOf(text);
    if (pair === undefined) {
      return { ...text, state: "missing", isRecorded: false, review: undefined, madeFrom: undefined };
    }
    const recorded = find(text.namespace, text.key, pair);
    const { entry, isStale } = standing(knownEntry(recorded, findBefore(text.namespace, text.key, pair), pair), pair);
    return {
      ...text,
      state: isStale ? "stale" : "current",
      isRecorded: recorded?.source === entry.source && recorded.text === entry.text,
      review: entry.text === pair.text ? entry.reviewed : undefined,
      madeFrom: isStale ? entry.source : undefined,
    };
  });
}
