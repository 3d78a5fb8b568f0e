import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../core/languages";
import { siblingKey } from "./locale-strings";

/** A language into which the English is translated. */
export type TranslationLanguage = Exclude<Language, "en">;

/** The languages into which the English is translated, in the order of the site. */
export const TRANSLATION_LANGUAGES = LANGUAGES.filter((language): language is TranslationLanguage => language !== DEFAULT_LANGUAGE);

const digest = z.string().regex(/^[0-9a-f]{12}$/);

const entry = z.strictObject({
  source: digest.describe("The fingerprint of the English text from which the translation was made."),
  text: digest.describe("The fingerprint of the translation."),
  reviewed: z
    .strictObject({ by: z.string().min(1), on: z.iso.date() })
    .optional()
    .describe("The native reader who reviewed this text, and the day."),
});

/** `translations/<language>.json`: what is known of each translation, by namespace and key. */
export const ledgerSchema = z.record(z.string(), z.record(z.string(), entry));

/** What the ledger knows of one translation. */
export interface LedgerEntry {
  readonly source: string;
  readonly text: string;
  readonly reviewed?: Review | undefined;
}

/** Who reviewed a translation, and on which day (ISO date). */
export interface Review {
  readonly by: string;
  readonly on: string;
}

/** What the ledger knows of a language: entries by namespace and key. */
export type LanguageLedger = Readonly<Record<string, Readonly<Record<string, LedgerEntry>>>>;

/** The fingerprints of an English text and its translation, as they are. */
export interface Pair {
  readonly source: string;
  readonly text: string;
}

/** Where a translation stands when the ledger's entry is held against the texts as they are. */
export interface Standing {
  /** What the ledger would know if it were written now. A stale translation keeps its entry: it was made from another English text. */
  readonly entry: LedgerEntry;
  readonly isStale: boolean;
}

/**
 * Holds an entry against the texts as they are.
 *
 * - The English is the same: the translation stands; its review too, unless the translation was changed.
 * - The English changed and the translation did not: the translation is stale.
 * - Both changed: the translation was made anew.
 *
 * @param known what the ledger knows; `undefined` for a text that it has not seen, which counts as made from the English as it is
 */
export function standing(known: LedgerEntry | undefined, { source, text }: Pair): Standing {
  if (known === undefined) {
    return { entry: { source, text }, isStale: false };
  }
  if (known.text === text) {
    return { entry: known, isStale: known.source !== source };
  }
  return { entry: { source, text }, isStale: false };
}

/** How well an entry of a list fits a text: by both fingerprints, by the English, by the translation, or only by its position. */
function fit(entry: LedgerEntry, { source, text }: Pair): number {
  return (entry.source === source ? 2 : 0) + (entry.text === text ? 1 : 0);
}

/** Finds what a ledger knows of a text. */
export type FindEntry = (namespace: string, key: string, pair: Pair) => LedgerEntry | undefined;

/**
 * Reads a ledger by keys. In a list the entry is found by what it says before it is found by its position, so that a paragraph more or
 * less does not make strangers of all that follow.
 */
export function entryFinder(ledger: LanguageLedger): FindEntry {
  const lists = new Map<string, readonly LedgerEntry[]>();
  for (const [namespace, entries] of Object.entries(ledger)) {
    for (const [key, value] of Object.entries(entries)) {
      if (siblingKey(key) !== key) {
        const list = `${namespace} ${siblingKey(key)}`;
        lists.set(list, [...(lists.get(list) ?? []), value]);
      }
    }
  }
  return (namespace, key, pair) => {
    const exact = ledger[namespace]?.[key];
    if (siblingKey(key) === key) {
      return exact;
    }
    const siblings = lists.get(`${namespace} ${siblingKey(key)}`) ?? [];
    const fitting = siblings
      .map((entry) => ({ entry, fit: fit(entry, pair) }))
      .filter((candidate) => candidate.fit > (exact === undefined ? 0 : fit(exact, pair)))
      .sort((one, other) => other.fit - one.fit)[0];
    return fitting?.entry ?? exact;
  };
}
