import { byLanguage } from "../../site/languages";
import { type JsonDocument, readJsonDocument } from "../check/json-document";
import { type LocaleDocuments, localeOfPath } from "../check/locale-documents";
import type { KnownBase } from "../git/base";
import { GitError, contentHash, contentId, contents, filesOfCommit, gitLine } from "../git/git";
import { type LanguageLedger, TRANSLATION_LANGUAGES, type TranslationLanguage } from "./ledger";
import { type Ledgers, formatLedger, ledgerFile } from "./ledger-files";
import { updatedLedger } from "./record";
import { translationTexts } from "./translation-texts";

/** How many changes of texts are looked back upon; a ledger that is older is replayed from there. */
const MOST_COMMITS = 50;

/** Reads the locale files of commits; a file that several of them hold is read once. */
function documentReader(root: string) {
  const read = new Map<string, JsonDocument | undefined>();
  return (commit: string): LocaleDocuments => {
    const files = Array.from(filesOfCommit(root, commit, ["locales"])).filter(([path]) => path.endsWith(".json"));
    const unread = [...new Set(files.filter(([path, id]) => !read.has(`${path} ${id}`)).map(([, id]) => id))];
    const texts = contents(root, unread);
    const locales = byLanguage(() => new Map<string, JsonDocument>());
    for (const [path, id] of files) {
      const name = `${path} ${id}`;
      if (!read.has(name)) {
        const document = readJsonDocument(path, texts.get(id)?.toString("utf8") ?? "");
        read.set(name, "lineOf" in document ? document : undefined);
      }
      const place = localeOfPath(path);
      const document = read.get(name);
      if ("language" in place && document !== undefined) {
        locales[place.language].set(place.namespace, document);
      }
    }
    return locales;
  };
}

/** The commits of the production branch that changed texts since a ledger was written, the oldest first, and the base at the end. */
function commitsSince(root: string, language: TranslationLanguage, base: KnownBase): readonly string[] {
  const log = (...args: readonly string[]): readonly string[] =>
    (gitLine(root, ["log", "--first-parent", "--format=%H", ...args]) ?? "").split("\n").filter((line) => line !== "");
  const [written] = log("--max-count=1", base.commit, "--", ledgerFile(language));
  return written === undefined
    ? []
    : [...log(`--max-count=${String(MOST_COMMITS)}`, `${written}..${base.commit}`, "--", "locales")].reverse();
}

/**
 * The ledgers as they would be, had they been written with every change of the production branch. Editors on the web change texts and
 * cannot write the ledger; what they did one after the other is read from git's history, so that an English text that changes again is
 * seen although nobody recorded in between. A ledger that was written after the base is newer than that history and stands as it is.
 *
 * @param root the project's folder
 * @returns the ledgers as they are, where the history is not in this clone
 */
export function replayedLedgers(root: string, ledgers: Ledgers, base: KnownBase): Ledgers {
  const documentsOf = documentReader(root);
  const replayed = (language: TranslationLanguage): LanguageLedger => {
    const written = filesOfCommit(root, base.commit, [ledgerFile(language)]);
    if (written.get(ledgerFile(language)) !== contentId(formatLedger(ledgers[language]), contentHash(written))) {
      return ledgers[language];
    }
    return commitsSince(root, language, base).reduce<LanguageLedger>(
      (ledger, commit) => updatedLedger({ ledger, replayed: ledger }, translationTexts(documentsOf(commit), language)),
      ledgers[language],
    );
  };
  try {
    return Object.fromEntries(TRANSLATION_LANGUAGES.map((language) => [language, replayed(language)])) as Ledgers;
  } catch (error) {
    if (error instanceof GitError) {
      return ledgers;
    }
    throw error;
  }
}
