import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../core/languages";
import { siblingKey } from "./locale-strings";

/** A language into which the English is translated. */
export type TranslationLanguage = Exclude<Language, "en">;

/** The languages into which the English is translated, in the order of the site. */
export const TRANSLATION_LANGUAGES = LANGUAGES.filter((language): language is TranslationLanguage => language !== DEFAULT_LANGUAGE);

/** One value for each language into which the English is translated. */
export function byTranslationLanguage<Value>(make: (language: TranslationLanguage) => Value): Record<TranslationLanguage, Value> {
  return Object.fromEntries(TRANSLATION_LANGUAGES.map((language) => [language, make(language)])) as Record<TranslationLanguage, Value>;
}

const digest = z.string().regex(/^[0-9a-f]{12}$/);

const entrySchema = z.strictObject({
  source: digest.describe("The fingerprint of the English text from which the translation was made."),
  text: digest.describe("The fingerprint of the translation."),
  reviewed: z
    .strictObject({ by: z.string().min(1), on: z.iso.date() })
    .optional()
    .describe("The native reader who reviewed this text, and the day."),
});

/** `translations/<language>.json`: what is known of each translation, by namespace and key. */
export const ledgerSchema = z.record(z.string(), z.record(z.string(), entrySchema));

/** What the ledger knows of one translation. */
export type LedgerEntry = Readonly<z.infer<typeof entrySchema>>;

/** Who reviewed a translation, and on which day (ISO date). */
export type Review = NonNullable<LedgerEntry["reviewed"]>;

/** What the ledger knows of a language: entries by namespace and key. */
export type LanguageLedger = Readonly<Record<string, Readonly<Record<string, LedgerEntry>>>>;

/** The fingerprints of an English text and its translation, as they are now. */
export type Pair = Pick<LedgerEntry, "source" | "text">;

/** A ledger entry compared with the texts as they are now. */
export interface Comparison {
  /** What the ledger would record now. A stale translation keeps its entry, which names the English it was made from. */
  readonly entry: LedgerEntry;
  readonly isStale: boolean;
}

/**
 * Compares an entry with the texts as they are now.
 *
 * - The translation is the same: its review holds; it is stale if the English changed.
 * - The translation changed: it counts as made from the English as it is, and needs a new review.
 *
 * @param known what the ledger knows; `undefined` for a new text
 */
export function compare(known: LedgerEntry | undefined, pair: Pair): Comparison {
  return known?.text === pair.text ? { entry: known, isStale: known.source !== pair.source } : { entry: pair, isStale: false };
}

/** Finds what a ledger knows of a text. */
export type FindEntry = (namespace: string, key: string, pair: Pair) => LedgerEntry | undefined;

/**
 * Looks up a ledger by keys. An entry of a list is found by its fingerprints before its position, so that a new paragraph does not detach
 * those after it from their entries.
 */
export function entryFinder(ledger: LanguageLedger): FindEntry {
  const lists = new Map<string, readonly LedgerEntry[]>();
  for (const [namespace, entries] of Object.entries(ledger)) {
    for (const [key, entry] of Object.entries(entries)) {
      const list = `${namespace} ${siblingKey(key)}`;
      lists.set(list, [...(lists.get(list) ?? []), entry]);
    }
  }
  return (namespace, key, { source, text }) => {
    // Both fingerprints fit better than the English alone, which fits better than the translation alone.
    const fit = (entry: LedgerEntry): number => (entry.source === source ? 2 : 0) + (entry.text === text ? 1 : 0);
    const exact = ledger[namespace]?.[key];
    const siblings = siblingKey(key) === key ? [] : (lists.get(`${namespace} ${siblingKey(key)}`) ?? []);
    return siblings.reduce((best, entry) => (fit(entry) > (best === undefined ? 0 : fit(best)) ? entry : best), exact);
  };
}
