import { optionOf } from "../../core/language-options";
import { type Coverage, type Statuses, coverageByNamespace, coverageIn, percentTranslated } from "./coverage";
import { TRANSLATION_LANGUAGES } from "./ledger";
import type { TranslationStatus } from "./translation-status";

/** The columns of a language: what is translated, what is stale, what no native reader has reviewed; with their widths. */
const COLUMNS = [
  ["done", 4],
  ["stale", 6],
  ["unread", 7],
] as const;
const WIDTH = COLUMNS.reduce((sum, [, width]) => sum + width, 0);

function cells(coverage: Coverage): string {
  return [`${String(percentTranslated(coverage))}%`, String(coverage.stale), String(coverage.unreviewed)]
    .map((cell, index) => cell.padStart(COLUMNS[index]?.[1] ?? 0))
    .join("");
}

/**
 * Coverage as a table of plain text: a line a namespace, three columns a language (share translated, stale, not reviewed by a native
 * reader).
 */
export function formatCoverage(statuses: Statuses): string {
  const rows = coverageByNamespace(statuses);
  const first = Math.max(...rows.map(({ namespace }) => namespace.length), "namespace".length);
  const line = (head: string, parts: readonly string[]): string => [head.padEnd(first), ...parts].join("  ").trimEnd();
  const all = coverageIn(statuses);
  return [
    line(
      "",
      TRANSLATION_LANGUAGES.map((language) => optionOf(language).name.padStart(WIDTH)),
    ),
    line(
      "namespace",
      TRANSLATION_LANGUAGES.map(() => COLUMNS.map(([title, width]) => title.padStart(width)).join("")),
    ),
    ...rows.map(({ namespace, languages }) =>
      line(
        namespace,
        TRANSLATION_LANGUAGES.map((language) => cells(languages[language])),
      ),
    ),
    line(
      "all",
      TRANSLATION_LANGUAGES.map((language) => cells(all[language])),
    ),
    "",
    "done: translated, not copied from the English. stale: the English changed since. unread: no native reader has reviewed it as it is.",
  ].join("\n");
}

/** One stale or missing translation for somebody who has to mend it: where it is, and both texts. */
export function formatStatus({ file, line, key, state, english, translation }: TranslationStatus): string {
  return [
    `${file}:${String(line())}  ${key}`,
    `  English now:  ${english}`,
    ...(translation === undefined ? [`  ${state}`] : [`  translation:  ${translation}`]),
  ].join("\n");
}
