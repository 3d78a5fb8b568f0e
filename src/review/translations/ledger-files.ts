import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type LanguageLedger, type TranslationLanguage, byTranslationLanguage, ledgerSchema } from "./ledger";

/** Thrown for a ledger that cannot be read, as after a merge conflict. */
export class LedgerFileError extends Error {
  constructor(file: string) {
    super(`${file} cannot be read. Take either version of it from git, then run “npm run translations -- --update”.`);
  }
}

/** The file of a language's ledger, from the project's folder. Outside `data/` and `locales/`, where editors and their forms would see it. */
export function ledgerFile(language: TranslationLanguage): string {
  return `translations/${language}.json`;
}

/** The ledgers of all languages. */
export type Ledgers = Readonly<Record<TranslationLanguage, LanguageLedger>>;

/**
 * Reads the ledgers. A language without a file has an empty one.
 *
 * @param root the project's folder
 * @throws LedgerFileError
 */
export function readLedgers(root: string): Ledgers {
  return byTranslationLanguage((language) => {
    const file = join(root, ledgerFile(language));
    try {
      return existsSync(file) ? ledgerSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
    } catch {
      throw new LedgerFileError(ledgerFile(language));
    }
  });
}

function sorted<Value>(entries: Readonly<Record<string, Value>>): readonly (readonly [string, Value])[] {
  return Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1));
}

/** A ledger as its file holds it: sorted, one line for each text, so that git merges changes to different texts. */
export function formatLedger(ledger: LanguageLedger): string {
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
