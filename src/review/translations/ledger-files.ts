import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type LanguageLedger, TRANSLATION_LANGUAGES, type TranslationLanguage, ledgerSchema } from "./ledger";

/** Outside `data/` and `locales/`: editors and their forms never meet it. */
const FOLDER = "translations";

/** Thrown for a ledger that cannot be read, which happens when two branches were joined by hand. */
export class LedgerFileError extends Error {
  constructor(readonly file: string) {
    super(`${file} cannot be read. Take either version of it from git, then run “npm run translations -- --update”.`);
    this.name = "LedgerFileError";
  }
}

/** The file of a language's ledger, from the project's folder. */
export function ledgerFile(language: TranslationLanguage): string {
  return `${FOLDER}/${language}.json`;
}

/** The ledgers of all languages. */
export type Ledgers = Readonly<Record<TranslationLanguage, LanguageLedger>>;

function readLedger(root: string, language: TranslationLanguage): LanguageLedger {
  const file = join(root, ledgerFile(language));
  if (!existsSync(file)) {
    return {};
  }
  try {
    return ledgerSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new LedgerFileError(ledgerFile(language));
  }
}

/**
 * Reads the ledgers. A language without one has an empty one.
 *
 * @param root the project's folder
 * @throws LedgerFileError
 */
export function readLedgers(root: string): Ledgers {
  return Object.fromEntries(TRANSLATION_LANGUAGES.map((language) => [language, readLedger(root, language)])) as Ledgers;
}

/**
 * A ledger as its file holds it: one line a text in the order of keys, so that git joins the work of two people who changed different
 * texts.
 */
export function formatLedger(ledger: LanguageLedger): string {
  const sorted = <Value>(entries: Readonly<Record<string, Value>>) =>
    Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  const namespaces = sorted(ledger).map(([namespace, entries]) => {
    const lines = sorted(entries).map(([key, { source, text, reviewed }]) => {
      const review =
        reviewed === undefined ? "" : `, "reviewed": { "by": ${JSON.stringify(reviewed.by)}, "on": ${JSON.stringify(reviewed.on)} }`;
      return `    ${JSON.stringify(key)}: { "source": "${source}", "text": "${text}"${review} }`;
    });
    return `  ${JSON.stringify(namespace)}: {\n${lines.join(",\n")}\n  }`;
  });
  return `{\n${namespaces.join(",\n")}\n}\n`;
}

/**
 * Writes a language's ledger.
 *
 * @param root the project's folder
 */
export function writeLedger(root: string, language: TranslationLanguage, ledger: LanguageLedger): void {
  const file = join(root, ledgerFile(language));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, formatLedger(ledger));
}
