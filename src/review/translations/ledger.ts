import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../core/languages";

/** A language into which the English is translated. */
export type TranslationLanguage = Exclude<Language, "en">;

/** The languages into which the English is translated, in the order of the site. */
export const TRANSLATION_LANGUAGES = LANGUAGES.filter((language): language is TranslationLanguage => language !== DEFAULT_LANGUAGE);

const digest = z.string().regex(/^[0-9a-f]{12}$/);

const entrySchema = z.strictObject({
  source: digest.describe("The fingerprint of the English text from which the translation was made."),
  text: digest.describe("The fingerprint of the translation."),
  reviewed: z
    .strictObject({ by: z.string().min(1), on: z.iso.date() })
    .optional()
    .describe("The native reader who reviewed this text, and the day."),
});

/** `translations/<language>.json`: what is known of each translation, by namespace and key. */
const ledgerSchema = z.record(z.string(), z.record(z.string(), entrySchema));

/** What the ledger knows of one translation. */
export type LedgerEntry = z.infer<typeof entrySchema>;

/** What the ledger knows of a language. */
export type LanguageLedger = z.infer<typeof ledgerSchema>;

/** The file of a language's ledger, from the project's folder. Outside `data/` and `locales/`, where editors and their forms would see it. */
export function ledgerFile(language: TranslationLanguage): string {
  return `translations/${language}.json`;
}

/**
 * Reads a language's ledger. A language without a file has an empty one.
 *
 * @param root the project's folder
 * @throws Error for a ledger that cannot be read, as after a merge conflict
 */
export function readLedger(root: string, language: TranslationLanguage): LanguageLedger {
  const file = join(root, ledgerFile(language));
  try {
    return existsSync(file) ? ledgerSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
  } catch {
    throw new Error(
      `${ledgerFile(language)} cannot be read. Take either version of it from git, then run “npm run translations -- --update”.`,
    );
  }
}

function sorted<Value>(entries: Readonly<Record<string, Value>>): readonly (readonly [string, Value])[] {
  return Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1));
}

/** A ledger as its file holds it: sorted, one line for each text, so that git merges changes to different texts. */
export function formatLedger(ledger: LanguageLedger): string {
  const namespaces = sorted(ledger).map(([namespace, entries]) => {
    const lines = sorted(entries).map(
      ([key, entry]) => `    ${JSON.stringify(key)}: ${JSON.stringify(entry, null, 1).replace(/\n\s*/g, " ")}`,
    );
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
