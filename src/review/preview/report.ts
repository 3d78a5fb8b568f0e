import type { Route } from "../../core/routes/route-table";
import { readLocales } from "../../content/locale-documents";
import { optionOf } from "../../core/language-options";
import type { Base, MissingBase } from "../git/base";
import { type Coverage, type Statuses, coverageByNamespace, coverageOf, statusesOf } from "../translations/coverage";
import { TRANSLATION_LANGUAGES, type TranslationLanguage, byTranslationLanguage } from "../translations/ledger";
import type { Ledgers } from "../translations/ledger-files";
import { localeStrings } from "../translations/locale-strings";
import { textDigest } from "../translations/translation-texts";
import type { PageFinder } from "./affected-pages";
import type { Change } from "./change";
import type { Comparison } from "./comparison";
import { type Texts, dataChanges, factChanges, pageChanges, textChanges } from "./content-changes";

/** Everything that a reviewer is shown. */
export interface PreviewReport {
  readonly base: Base | MissingBase;
  /** Empty where the base is missing. */
  readonly changes: Readonly<Record<"facts" | "texts" | "pages" | "pictures" | "data", readonly Change[]>>;
  readonly otherFiles: readonly string[];
  /** Texts with a translation of an earlier English text. */
  readonly stale: readonly Change[];
  readonly total: Readonly<Record<TranslationLanguage, Coverage>>;
  readonly namespaces: ReturnType<typeof coverageByNamespace>;
}

/** What a report is made of. */
export interface ReportInput {
  readonly comparison: Comparison | MissingBase;
  readonly texts: Texts;
  readonly pictures: readonly Change[];
  readonly routes: readonly Route[];
  readonly finder: PageFinder;
  readonly ledgers: Ledgers;
}

/** The English texts of the base by their fingerprint. */
function englishByDigest(texts: Texts): ReadonlyMap<string, string> {
  const files = [...readLocales(texts).locales.en.values()];
  return new Map(files.flatMap(({ value }) => localeStrings(value).map(({ text }) => [textDigest(text), text] as const)));
}

/** One change for each English text with stale translations; its earlier wording is shown where the base has it. */
function staleTexts(statuses: Statuses, before: Texts, finder: PageFinder): readonly Change[] {
  const oldTexts = englishByDigest(before);
  const stale = TRANSLATION_LANGUAGES.flatMap((language) =>
    statuses[language].filter(({ state }) => state === "stale").map((status) => ({ language, ...status })),
  );
  const names = new Set(stale.map(({ namespace, key }) => `${namespace}.${key}`));
  return [...names].flatMap((name): readonly Change[] => {
    const texts = stale.filter(({ namespace, key }) => `${namespace}.${key}` === name);
    return texts.slice(0, 1).map(({ namespace, key, english, madeFrom = "", language: first }) => ({
      title: `${namespace} › ${key}`,
      kind: "stale",
      tables: [
        {
          caption: `The English of ${key} of ${namespace}, and its stale translations`,
          first: "Language",
          variant: "text",
          rows: [
            { head: optionOf("en").name, language: "en", before: oldTexts.get(madeFrom) ?? english, after: english },
            ...texts.map(({ language, translation, file, line }) => ({
              head: optionOf(language).name,
              language,
              before: translation,
              after: translation,
              note: `${file}:${String(line())}`,
            })),
          ],
        },
      ],
      note: `Change the translation in its file. If it is still right, a developer records that: npm run translations -- --accept ${first} ${name}`,
      pages: finder.ofNamespace(
        namespace,
        texts.map(({ language }) => language),
      ),
    }));
  });
}

/** Puts together what reviewers are shown. */
export function previewReport({ comparison, texts, pictures, routes, finder, ledgers }: ReportInput): PreviewReport {
  const statuses = statusesOf(readLocales(texts).locales, ledgers);
  const isMissing = "reason" in comparison;
  const before = isMissing ? texts : comparison.before;
  return {
    base: isMissing ? comparison : comparison.base,
    changes: {
      facts: factChanges(before, texts, finder),
      texts: textChanges(before, texts, finder),
      pages: isMissing ? [] : pageChanges(before, routes),
      pictures,
      data: dataChanges(before, texts, finder),
    },
    otherFiles: isMissing ? [] : comparison.otherFiles,
    stale: staleTexts(statuses, before, finder),
    total: byTranslationLanguage((language) => coverageOf(statuses[language])),
    namespaces: coverageByNamespace(statuses),
  };
}
