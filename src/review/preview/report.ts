import { readLocales } from "../../content/locale-documents";
import { type Language, optionOf } from "../../core/languages";
import { required } from "../../core/required";
import { TRANSLATION_LANGUAGES, readLedger } from "../translations/ledger";
import { type TranslationStatus, coverageOf, translationStatuses } from "../translations/statuses";
import { translationTexts } from "../translations/texts";
import { type Change, dataChanges, factChanges, pageChanges, textChanges } from "./changes";
import type { Comparison, Texts } from "./comparison";
import type { PageFinder, TitledRoute } from "./pages";

/** What a report is made of. */
export interface ReportInput {
  /** The project's folder, for the ledgers. */
  readonly root: string;
  readonly comparison: Comparison | undefined;
  readonly texts: Texts;
  readonly pictures: readonly Change[];
  readonly routes: readonly TitledRoute[];
  readonly finder: PageFinder;
}

/** Everything that a reviewer is shown. */
export type PreviewReport = ReturnType<typeof previewReport>;

type Translation = TranslationStatus & { readonly language: Language };

/** One change for each English text of which a translation is stale or a copy. */
function translationsToDo(translations: readonly Translation[], finder: PageFinder): readonly Change[] {
  const byText = new Map<string, Translation[]>();
  for (const translation of translations) {
    const title = `${translation.namespace} › ${translation.key}`;
    byText.set(title, [...(byText.get(title) ?? []), translation]);
  }
  return Array.from(byText, ([title, found]) => {
    const rows = found.map(({ language, translation, file, line, state, namespace, key }) => {
      const remedy = state === "stale" ? `; if it is still right: npm run translations -- --accept ${language} ${namespace}.${key}` : "";
      return {
        head: optionOf(language).name,
        language,
        before: translation,
        after: translation,
        note: `${state}, ${file}:${String(line())}${remedy}`,
      };
    });
    const { english, namespace, state } = required(found[0], "A translation");
    const source = { head: optionOf("en").name, language: "en", before: english, after: english } as const;
    const languages = found.map(({ language }) => language);
    return {
      title,
      kind: state === "stale" ? "stale" : "copied",
      tables: [{ caption: title, rows: [source, ...rows] }],
      pages: finder.ofNamespace(namespace, languages),
    };
  });
}

/**
 * Puts together what reviewers are shown.
 *
 * @throws Error for a ledger that cannot be read
 */
export function previewReport({ root, comparison, texts, pictures, routes, finder }: ReportInput) {
  const { locales } = readLocales(texts);
  const languages = TRANSLATION_LANGUAGES.map((language) => {
    const statuses = translationStatuses(translationTexts(locales, language), readLedger(root, language));
    const toDo = statuses.filter(({ state }) => state !== "current").map((status): Translation => ({ language, ...status }));
    return { toDo, coverage: { language, ...coverageOf(statuses) } };
  });
  const before = comparison?.before ?? texts;
  return {
    base: comparison?.base,
    sections: [
      { id: "facts", title: "Facts", changes: factChanges(before, texts, finder) },
      { id: "texts", title: "Texts", changes: textChanges(before, texts, finder) },
      { id: "pages", title: "Pages", changes: comparison ? pageChanges(before, routes) : [] },
      { id: "pictures", title: "Pictures", changes: pictures },
      { id: "data", title: "Other data", changes: dataChanges(before, texts, finder) },
      {
        id: "translations",
        title: "Translations to do",
        changes: translationsToDo(
          languages.flatMap(({ toDo }) => toDo),
          finder,
        ),
      },
    ] as const,
    otherFiles: comparison?.otherFiles ?? [],
    coverage: languages.map(({ coverage }) => coverage),
  };
}
