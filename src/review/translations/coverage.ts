import type { LocaleDocuments } from "../../content/locale-documents";
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "./ledger";
import type { Ledgers } from "./ledger-files";
import { type TranslationStatus, translationStatuses } from "./translation-status";
import { translationTexts } from "./translation-texts";

/** The translations of all languages as they stand. */
export type Statuses = Readonly<Record<TranslationLanguage, readonly TranslationStatus[]>>;

/** How many of some texts are in which state. */
export interface Coverage {
  readonly texts: number;
  readonly translated: number;
  readonly stale: number;
  /** How many translations no native reader has seen as they are. */
  readonly unreviewed: number;
  /** How many are new or made anew since the ledger was written. */
  readonly unrecorded: number;
}

/** Holds the translations of all languages against their ledgers. */
export function statusesOf(documents: LocaleDocuments, ledgers: Ledgers): Statuses {
  return Object.fromEntries(
    TRANSLATION_LANGUAGES.map((language) => [language, translationStatuses(translationTexts(documents, language), ledgers[language])]),
  ) as Readonly<Record<TranslationLanguage, readonly TranslationStatus[]>>;
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
export function coverageByNamespace(
  statuses: Statuses,
): readonly { readonly namespace: string; readonly languages: Readonly<Record<TranslationLanguage, Coverage>> }[] {
  // Sorted into their namespaces once: to look through all for each would grow with the square of the articles.
  const sorted = new Map<string, Record<TranslationLanguage, TranslationStatus[]>>();
  for (const language of TRANSLATION_LANGUAGES) {
    for (const status of statuses[language]) {
      const found = sorted.get(status.namespace) ?? { el: [], tr: [], ru: [], de: [] };
      found[language].push(status);
      sorted.set(status.namespace, found);
    }
  }
  return Array.from(sorted, ([namespace, ofNamespace]) => ({ namespace, languages: coverageIn(ofNamespace) }));
}

/** The coverage of some texts in each language. */
export function coverageIn(statuses: Statuses): Readonly<Record<TranslationLanguage, Coverage>> {
  return Object.fromEntries(TRANSLATION_LANGUAGES.map((language) => [language, coverageOf(statuses[language])])) as unknown as Readonly<
    Record<TranslationLanguage, Coverage>
  >;
}

/** The share of texts that are translated, in whole per cent, never rounded up to all. */
export function percentTranslated({ texts, translated }: Coverage): number {
  return texts === 0 ? 100 : Math.floor((translated / texts) * 100);
}
