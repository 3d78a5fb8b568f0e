import { type LanguageLedger, type LedgerEntry, type Review, compare, entryFinder } from "./ledger";
import { type TranslationText, pairOf } from "./translation-texts";

/** Translations that a person has confirmed; with a review if that was a native reader. */
export interface Confirmation {
  /** A namespace, or a namespace and a key: `home`, `home.hero`, `home.hero.title`. */
  readonly name: string;
  readonly review?: Review;
}

/** Whether a name is that of a text or of something that contains it. */
export function isNamed({ namespace, key }: Pick<TranslationText, "namespace" | "key">, name: string): boolean {
  const full = `${namespace}.${key}`;
  return full === name || full.startsWith(`${name}.`) || full.startsWith(`${name}[`);
}

/**
 * Brings a ledger up to date with the texts. Records new and changed translations, removes those of missing texts. A stale
 * translation stays stale unless it is confirmed.
 */
export function updatedLedger(ledger: LanguageLedger, texts: readonly TranslationText[], confirmation?: Confirmation): LanguageLedger {
  const find = entryFinder(ledger);
  const entries: Record<string, Record<string, LedgerEntry>> = {};
  for (const text of texts) {
    const pair = pairOf(text);
    if (pair !== undefined) {
      const { entry } = compare(find(text.namespace, text.key, pair), pair);
      const reviewed = confirmation?.review ?? entry.reviewed;
      const isConfirmed = confirmation !== undefined && isNamed(text, confirmation.name);
      (entries[text.namespace] ??= {})[text.key] = isConfirmed ? { ...pair, ...(reviewed === undefined ? {} : { reviewed }) } : entry;
    }
  }
  return entries;
}
