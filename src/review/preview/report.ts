import type { GoLiveItem } from "../go-live/go-live-items";
import type { SiteData } from "../../core/schemas";
import type { FactUses } from "../../content/fact-uses";
import type { Route } from "../../core/routes/route-table";
import { type Statuses, coverageByNamespace, coverageIn, statusesOf } from "../translations/coverage";
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "../translations/ledger";
import type { Ledgers } from "../translations/ledger-files";
import { readLocales } from "../../content/locale-documents";
import { localeStrings } from "../translations/locale-strings";
import { textDigest } from "../translations/text-digest";
import { type AffectedPage, type PageFinder, pageFinder } from "./affected-pages";
import type { Base } from "../git/base";
import { type DataChange, dataChanges, parsed } from "./data-changes";
import { type FactChange, factChanges } from "./fact-changes";
import { type PageChange, pageChanges } from "./page-changes";
import { type PictureChange, pictureChanges } from "./picture-changes";
import type { Comparison, Snapshot } from "./snapshot";
import { type IsStale, type TextChange, isShownUnder, textChanges } from "./text-changes";

/** A translation that still says what the English said earlier. */
export interface StaleTranslation {
  readonly language: TranslationLanguage;
  readonly namespace: string;
  readonly key: string;
  readonly file: string;
  readonly line: number;
  /** The English from which it was made, where the base still holds it. */
  readonly oldEnglish: string | undefined;
  readonly english: string;
  readonly translation: string;
  readonly pages: readonly AffectedPage[];
}

/** How far the translations are. */
export interface TranslationReport {
  readonly total: ReturnType<typeof coverageIn>;
  readonly namespaces: ReturnType<typeof coverageByNamespace>;
  readonly stale: readonly StaleTranslation[];
}

/** What changed since the base. */
export interface Changes {
  readonly facts: readonly FactChange[];
  readonly texts: readonly TextChange[];
  readonly pages: readonly PageChange[];
  readonly pictures: readonly PictureChange[];
  readonly data: readonly DataChange[];
  readonly otherFiles: readonly string[];
}

/** Everything that a reviewer is shown. */
export interface PreviewReport {
  readonly base: Base;
  /** `undefined` where the base is missing. */
  readonly changes: Changes | undefined;
  readonly translations: TranslationReport;
  /** `undefined` where nobody made the list. */
  readonly goLive: readonly GoLiveItem[];
}

/** What a report is made of. */
export interface ReportInput {
  readonly base: Base;
  readonly current: Snapshot;
  /** `undefined` where the base is missing. */
  readonly comparison: Comparison | undefined;
  readonly data: SiteData;
  readonly routes: readonly Route[];
  readonly factUses: FactUses;
  readonly ledgers: Ledgers;
  readonly goLive: readonly GoLiveItem[];
}

/** The English texts of the base by their fingerprint. */
function oldEnglishTexts(before: Snapshot | undefined): ReadonlyMap<string, string> {
  const files = Array.from(before?.texts.keys() ?? []).filter((path) => path.startsWith("locales/en/"));
  return new Map(
    files.flatMap((path) => localeStrings(parsed(before?.texts ?? new Map(), path)).map(({ text }) => [textDigest(text), text] as const)),
  );
}

function staleTranslations(statuses: Statuses, before: Snapshot | undefined, finder: PageFinder): readonly StaleTranslation[] {
  const oldTexts = oldEnglishTexts(before);
  return TRANSLATION_LANGUAGES.flatMap((language) =>
    statuses[language]
      .filter(({ state }) => state === "stale")
      .map(({ namespace, key, file, line, english, translation, madeFrom }): StaleTranslation => ({
        language,
        namespace,
        key,
        file,
        line: line(),
        oldEnglish: madeFrom === undefined ? undefined : oldTexts.get(madeFrom),
        english,
        translation: translation ?? "",
        pages: finder.ofText(namespace, key, [language]),
      })),
  );
}

function changesSince({ before, after, otherFiles }: Comparison, routes: readonly Route[], finder: PageFinder, isStale: IsStale): Changes {
  const comparison = { before, after };
  return {
    facts: factChanges(parsed(before.texts, "data/facts.json"), parsed(after.texts, "data/facts.json"), finder),
    texts: textChanges(before.texts, after.texts, finder, isStale),
    pages: pageChanges(before.texts, routes),
    pictures: pictureChanges(comparison, finder),
    data: dataChanges(before.texts, after.texts, finder),
    otherFiles,
  };
}

/** Puts together what reviewers are shown. */
export function previewReport({ base, current, comparison, data, routes, factUses, ledgers, goLive }: ReportInput): PreviewReport {
  const finder = pageFinder(data, routes, factUses);
  const statuses = statusesOf(readLocales(current.texts).locales, ledgers);
  const stale = staleTranslations(statuses, comparison?.before, finder);
  const isStale: IsStale = (language, namespace, key) =>
    stale.some((text) => text.language === language && text.namespace === namespace && isShownUnder(text.key, key));
  return {
    base,
    changes: comparison === undefined ? undefined : changesSince(comparison, routes, finder, isStale),
    translations: { total: coverageIn(statuses), namespaces: coverageByNamespace(statuses), stale },
    goLive,
  };
}
