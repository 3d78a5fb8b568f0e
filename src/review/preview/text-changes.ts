import { LANGUAGES, type Language } from "../../core/languages";
import { localeStrings } from "../translations/locale-strings";
import type { AffectedPage, PageFinder } from "./affected-pages";
import { parsed } from "./data-changes";

/** A text in one language before and after. */
export interface TextRow {
  readonly language: Language;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Whether the translation still says what the English said earlier. */
  readonly isStale: boolean;
}

/** A text that is not what it was in one language at least. All five stand side by side. */
export interface TextChange {
  readonly namespace: string;
  readonly key: string;
  readonly rows: readonly TextRow[];
  readonly pages: readonly AffectedPage[];
}

/** Tells whether the translation of a text into a language is stale. */
export type IsStale = (language: Language, namespace: string, key: string) => boolean;

/** A list of paragraphs is one text, so that a paragraph more shows as that and not as a change of all that follow. */
function listKey(key: string): string {
  return key.replace(/\[\d+\]$/, "");
}

/** The texts of a locale file by key, in the order of the file. */
function textsOf(files: ReadonlyMap<string, string>, language: Language, namespace: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { key, text } of localeStrings(parsed(files, `locales/${language}/${namespace}.json`))) {
    const known = texts.get(listKey(key));
    texts.set(listKey(key), known === undefined ? text : `${known}\n${text}`);
  }
  return texts;
}

function namespacesOf(files: ReadonlyMap<string, string>): readonly string[] {
  return Array.from(files.keys()).flatMap((path) => /^locales\/[^/]+\/(.+)\.json$/.exec(path)?.[1] ?? []);
}

/** What happened to the texts of the locale files. */
export function textChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  finder: PageFinder,
  isStale: IsStale,
): readonly TextChange[] {
  const namespaces = [...new Set([...namespacesOf(after), ...namespacesOf(before)])].sort();
  return namespaces.flatMap((namespace) => {
    const isSame = LANGUAGES.every((language) => {
      const path = `locales/${language}/${namespace}.json`;
      return before.get(path) === after.get(path);
    });
    if (isSame) {
      return [];
    }
    const files = LANGUAGES.map((language) => ({
      language,
      old: textsOf(before, language, namespace),
      now: textsOf(after, language, namespace),
    }));
    const keys = [...new Set(files.flatMap(({ old, now }) => [...now.keys(), ...old.keys()]))];
    return keys.flatMap((key): readonly TextChange[] => {
      const rows = files.map(({ language, old, now }): TextRow => ({
        language,
        before: old.get(key),
        after: now.get(key),
        isStale: isStale(language, namespace, key),
      }));
      const changed = rows.filter((row) => row.before !== row.after);
      const shown = changed.filter((row) => row.after !== undefined).map(({ language }) => language);
      return changed.length === 0 ? [] : [{ namespace, key, rows, pages: finder.ofText(namespace, key, shown) }];
    });
  });
}

/** Tells whether a text of the ledger stands under a key of the report. */
export function isShownUnder(key: string, reportKey: string): boolean {
  return listKey(key) === reportKey;
}
