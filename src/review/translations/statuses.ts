import type { LanguageLedger, LedgerEntry } from "./ledger";
import type { TranslationText } from "./texts";

/** A translation compared with the ledger. */
export interface TranslationStatus extends TranslationText {
  /**
   * A text is copied when it is the English one and no native reader has confirmed it, and stale when the English changed and it did not.
   */
  readonly state: "copied" | "stale" | "current";
  /** What the ledger would record now. The entry of a stale translation names the English from which it was made. */
  readonly entry: LedgerEntry;
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

/** A key without positions, which entries of one list share: `steps[2].title` and `steps[3].title` are `steps[*].title`. */
const siblingKey = (key: string): string => key.replace(/\[\d+\]/g, "[*]");

/**
 * Looks up a ledger by keys. An entry of a list is found by its fingerprints before its position, so that a new paragraph does not detach
 * those after it from their entries.
 */
function entryFinder(ledger: LanguageLedger): (text: TranslationText) => LedgerEntry | undefined {
  const lists = new Map<string, LedgerEntry[]>();
  for (const [namespace, entries] of Object.entries(ledger)) {
    for (const [key, entry] of Object.entries(entries)) {
      const list = `${namespace} ${siblingKey(key)}`;
      lists.set(list, [...(lists.get(list) ?? []), entry]);
    }
  }
  return ({ namespace, key, pair }) => {
    // Both fingerprints fit better than the English alone, which fits better than the translation alone.
    const fit = (entry: LedgerEntry): number => (entry.source === pair.source ? 2 : 0) + (entry.text === pair.text ? 1 : 0);
    const exact = ledger[namespace]?.[key];
    const siblings = siblingKey(key) === key ? [] : (lists.get(`${namespace} ${siblingKey(key)}`) ?? []);
    return siblings.reduce((best, entry) => (fit(entry) > (best === undefined ? 0 : fit(best)) ? entry : best), exact);
  };
}

/**
 * Compares every text with the ledger. A translation that changed counts as made from the English as it is, and needs a new review.
 */
export function translationStatuses(texts: readonly TranslationText[], ledger: LanguageLedger): readonly TranslationStatus[] {
  const find = entryFinder(ledger);
  return texts.map((text) => {
    const known = find(text);
    const entry: LedgerEntry = known?.text === text.pair.text ? known : text.pair;
    const isCopied = text.translation === text.english && entry.reviewed === undefined && needsTranslation(text.english);
    return { ...text, entry, state: isCopied ? "copied" : entry.source === text.pair.source ? "current" : "stale" };
  });
}

/** How many texts are in which state. */
export function coverageOf(statuses: readonly TranslationStatus[]) {
  const count = (matches: (status: TranslationStatus) => boolean): number => statuses.filter(matches).length;
  return {
    texts: statuses.length,
    copied: count(({ state }) => state === "copied"),
    stale: count(({ state }) => state === "stale"),
    /** Translations that no native reader has seen as they are. */
    unread: count(({ entry }) => entry.reviewed === undefined),
  };
}

/** Translations that a person has confirmed; with a review if that was a native reader. */
export interface Confirmation {
  /** A namespace, or a namespace and a key: `home`, `home.hero`, `home.hero.title`. */
  readonly name: string;
  readonly reviewed?: LedgerEntry["reviewed"];
}

/** Whether a name is that of a text or of something that contains it. */
export function isNamed({ namespace, key }: TranslationText, name: string): boolean {
  const full = `${namespace}.${key}`;
  return full === name || full.startsWith(`${name}.`) || full.startsWith(`${name}[`);
}

/**
 * Brings a ledger up to date with the texts. Records new and changed translations, removes those of missing texts. A stale
 * translation stays stale unless it is confirmed.
 */
export function updatedLedger(ledger: LanguageLedger, texts: readonly TranslationText[], confirmation?: Confirmation): LanguageLedger {
  const entries: LanguageLedger = {};
  for (const status of translationStatuses(texts, ledger)) {
    const { namespace, key, pair, entry } = status;
    const reviewed = confirmation?.reviewed ?? entry.reviewed;
    const isConfirmed = confirmation !== undefined && isNamed(status, confirmation.name);
    (entries[namespace] ??= {})[key] = isConfirmed ? { ...pair, ...(reviewed === undefined ? {} : { reviewed }) } : entry;
  }
  return entries;
}
