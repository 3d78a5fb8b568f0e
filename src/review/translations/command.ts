import { parseArgs } from "node:util";
import { readSiteFiles } from "../../content/site-files";
import { coverageByNamespace, coverageIn, statusesOf } from "./coverage";
import { formatCoverage, formatStatus } from "./format-coverage";
import { type LanguageLedger, TRANSLATION_LANGUAGES, type TranslationLanguage } from "./ledger";
import { LedgerFileError, ledgerFile, readLedgers, writeLedger } from "./ledger-files";
import { readLocales } from "../../content/locale-documents";
import { type Scope, acceptedLedger, isInScope, orphans, reviewedLedger, scopeOf, updatedLedger } from "./record";
import { type TranslationText, translationTexts } from "./translation-texts";

/** What a command prints, and whether it succeeded. */
export interface CommandResult {
  readonly output: string;
  readonly exitCode: 0 | 1;
}

export const USAGE = `npm run translations                                     the state of all translations
npm run translations -- --json                           the same for machines
npm run translations -- --strict                         fails while a translation is stale, copied or missing
npm run translations -- --update                         records new and newly made translations
npm run translations -- --accept de home.hero.title      the German text still says what the English says
npm run translations -- --reviewed de home --by "Name"   a native reader has reviewed these texts`;

/** Thrown for a command that cannot be understood; the message says what can. */
class UsageError extends Error {
  constructor(message: string) {
    super(`${message}\n\n${USAGE}`);
    this.name = "UsageError";
  }
}

function languageNamed(name: string | undefined): TranslationLanguage {
  const language = TRANSLATION_LANGUAGES.find((candidate) => candidate === name);
  if (language === undefined) {
    throw new UsageError(`“${name ?? ""}” is not a language of the ledger; they are ${TRANSLATION_LANGUAGES.join(", ")}.`);
  }
  return language;
}

function read(root: string) {
  return { documents: readLocales(readSiteFiles(root).texts).locales, ledgers: readLedgers(root) };
}

function report(root: string, { json, strict }: { readonly json: boolean; readonly strict: boolean }): CommandResult {
  const { documents, ledgers } = read(root);
  const statuses = statusesOf(documents, ledgers);
  const all = TRANSLATION_LANGUAGES.flatMap((language) => statuses[language]);
  const open = all.filter(({ state }) => state !== "current");
  const vanished = TRANSLATION_LANGUAGES.flatMap((language) =>
    orphans(ledgers[language], statuses[language]).map((name) => `${ledgerFile(language)}: ${name}`),
  );
  const exitCode = strict && open.length > 0 ? 1 : 0;
  if (json) {
    const output = JSON.stringify(
      {
        languages: coverageIn(statuses),
        namespaces: coverageByNamespace(statuses),
        open: open.map((status) => ({ ...status, line: status.line() })),
        vanished,
      },
      null,
      2,
    );
    return { output, exitCode };
  }
  const unrecorded = Object.values(coverageIn(statuses)).reduce((sum, coverage) => sum + coverage.unrecorded, 0);
  const notes = [
    ...(unrecorded > 0 ? [`${String(unrecorded)} translations are new or made anew and not recorded yet: --update records them.`] : []),
    ...(vanished.length > 0 ? [`${String(vanished.length)} entries belong to no text any more: --update removes them.`, ...vanished] : []),
  ];
  const list =
    open.length === 0
      ? ["Nothing is stale, copied from the English or missing."]
      : [`${String(open.length)} stale, copied from the English or missing:`, ...open.map(formatStatus)];
  return { output: [formatCoverage(statuses), ...list, ...notes].join("\n\n"), exitCode };
}

/** Changes the ledger of one language, or of all, and says what was done. */
function change(
  root: string,
  languages: readonly TranslationLanguage[],
  make: (ledger: LanguageLedger, texts: readonly TranslationText[]) => LanguageLedger,
  done: (texts: readonly TranslationText[], language: TranslationLanguage) => string,
): CommandResult {
  const { documents, ledgers } = read(root);
  const lines = languages.map((language) => {
    const texts = translationTexts(documents, language);
    const line = done(texts, language);
    writeLedger(root, language, make(ledgers[language], texts));
    return line;
  });
  return { output: lines.join("\n"), exitCode: 0 };
}

function textsInScope(texts: readonly TranslationText[], scope: Scope, name: string): number {
  const count = texts.filter((text) => isInScope(text, scope)).length;
  if (count === 0) {
    throw new UsageError(`There is no text called “${name}”. A namespace is the name of a locale file, a key is the way through it.`);
  }
  return count;
}

/**
 * What was typed, understood.
 *
 * @throws UsageError
 */
function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        strict: { type: "boolean", default: false },
        update: { type: "boolean", default: false },
        accept: { type: "boolean", default: false },
        reviewed: { type: "boolean", default: false },
        by: { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The command `npm run translations`.
 *
 * @param root the project's folder
 * @param args what was typed after the name of the command
 * @param today the day of a review, as an ISO date
 */
export function runTranslations(root: string, args: readonly string[], today: string): CommandResult {
  try {
    const { values, positionals } = parsed(args);
    const [languageName, name] = positionals;
    const scope = scopeOf(name);
    if (values.accept) {
      return change(
        root,
        [languageNamed(languageName)],
        (ledger, texts) => acceptedLedger(ledger, texts, scope),
        (texts, language) => `Accepted as they are in ${ledgerFile(language)}: ${String(textsInScope(texts, scope, name ?? ""))}.`,
      );
    }
    if (values.reviewed) {
      const { by } = values;
      if (by === undefined || by.trim() === "" || name === undefined) {
        throw new UsageError("A review names what was read and who read it: --reviewed de home --by “Name”.");
      }
      return change(
        root,
        [languageNamed(languageName)],
        (ledger, texts) => reviewedLedger(ledger, texts, scope, { by: by.trim(), on: today }),
        (texts, language) => `Reviewed by ${by.trim()} in ${ledgerFile(language)}: ${String(textsInScope(texts, scope, name))}.`,
      );
    }
    if (positionals.length > 0) {
      throw new UsageError(`“${positionals.join(" ")}” belongs to --accept or --reviewed.`);
    }
    if (values.update) {
      return change(
        root,
        TRANSLATION_LANGUAGES,
        updatedLedger,
        (texts, language) => `Recorded in ${ledgerFile(language)}: ${String(texts.length)} texts.`,
      );
    }
    return report(root, values);
  } catch (error) {
    if (error instanceof UsageError || error instanceof LedgerFileError) {
      return { output: error.message, exitCode: 1 };
    }
    throw error;
  }
}
