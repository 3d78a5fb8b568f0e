import type { LocaleDocuments } from "../../content/locale-documents";
import { TRANSLATION_LANGUAGES, type TranslationLanguage, byTranslationLanguage } from "./ledger";
import type { Ledgers } from "./ledger-files";
import { type TranslationStatus, translationStatuses } from "./translation-status";
import { translationTexts } from "./translation-texts";

/** The translations of all languages, compared with their ledgers. */
export type Statuses = Readonly<Record<TranslationLanguage, readonly TranslationStatus[]>>;

/** How many texts are in which state. */
export interface Coverage {
  readonly texts: number;
  readonly translated: number;
  readonly stale: number;
  /** Translations that no native reader has seen as they are. */
  readonly unreviewed: number;
  /** Translations that are new or changed since the ledger was written. */
  readonly unrecorded: number;
}

/** Compares the translations of all languages with their ledgers. */
export function statusesOf(documents: LocaleDocuments, ledgers: Ledgers): Statuses {
  return byTranslationLanguage((language) => translationStatuses(translationTexts(documents, language), ledgers[language]));
}

/** Counts translations by state. */
export function coverageOf(statuses: readonly TranslationStatus[]): Coverage {
  const count = (matches: (status: TranslationStatus) => boolean): number => statuses.filter(matches).length;
  return {
    texts: statuses.length,
    translated: count(({ state }) => state !== "missing" && state !== "copied"),
    stale: count(({ state }) => state === "stale"),
    unreviewed: count(({ state, review }) => state !== "missing" && review === undefined),
    unrecorded: count(({ state, isRecorded }) => state === "current" && !isRecorded),
  };
}

/** The coverage of each namespace in each language, in the order of the English files. */
export function coverageByNamespace(statuses: Statuses) {
  // Grouped once: searching all texts for each namespace would take quadratic time.
  const grouped = new Map<string, Record<TranslationLanguage, TranslationStatus[]>>();
  for (const language of TRANSLATION_LANGUAGES) {
    for (const status of statuses[language]) {
      const found = grouped.get(status.namespace) ?? byTranslationLanguage((): TranslationStatus[] => []);
      found[language].push(status);
      grouped.set(status.namespace, found);
    }
  }
  return [...grouped].map(([namespace, found]) => ({
    namespace,
    languages: byTranslationLanguage((language) => coverageOf(found[language])),
  }));
}

/** The share of texts that are translated, in whole per cent; 100 only if all are. */
export function percentTranslated({ texts, translated }: Coverage): number {
  return texts === 0 ? 100 : Math.floor((translated / texts) * 100);
}
