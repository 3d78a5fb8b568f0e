import { parseArgs } from "node:util";
import { optionOf } from "../../core/language-options";
import { readLocales } from "../../content/locale-documents";
import { readSiteFiles } from "../../content/site-files";
import { formatTable } from "../table";
import { type Coverage, type Statuses, coverageByNamespace, coverageOf, percentTranslated, statusesOf } from "./coverage";
import { TRANSLATION_LANGUAGES } from "./ledger";
import { LedgerFileError, ledgerFile, readLedgers, writeLedger } from "./ledger-files";
import { type Confirmation, isNamed, updatedLedger } from "./record";
import { translationTexts } from "./translation-texts";

/** What a command prints, and whether it succeeded. */
export interface CommandResult {
  readonly output: string;
  readonly exitCode: 0 | 1;
}

const USAGE = `npm run translations                                     the state of all translations
npm run translations -- --update                         records new and newly made translations
npm run translations -- --accept de home.hero.title      the German text still says what the English says
npm run translations -- --reviewed de home --by "Name"   a native reader has reviewed these texts`;

/** Thrown for a command that cannot be understood; the message says what can. */
class UsageError extends Error {
  constructor(message: string) {
    super(`${message}\n\n${USAGE}`);
  }
}

function read(root: string) {
  return { documents: readLocales(readSiteFiles(root).texts).locales, ledgers: readLedgers(root) };
}

/** The coverage as a table, with one row for each namespace and one column for each language. */
function formatCoverage(statuses: Statuses): string {
  const cell = (coverage: Coverage): string =>
    `${String(percentTranslated(coverage)).padStart(4)}%${String(coverage.stale).padStart(6)}${String(coverage.unreviewed).padStart(7)}`;
  return [
    formatTable([
      ["", ...TRANSLATION_LANGUAGES.map((language) => optionOf(language).name)],
      ["namespace", ...TRANSLATION_LANGUAGES.map(() => " done stale unread")],
      ...coverageByNamespace(statuses).map(({ namespace, languages }) => [
        namespace,
        ...TRANSLATION_LANGUAGES.map((language) => cell(languages[language])),
      ]),
      ["all", ...TRANSLATION_LANGUAGES.map((language) => cell(coverageOf(statuses[language])))],
    ]),
    "",
    "done: translated, not copied from the English. stale: the English changed since. unread: no native reader has reviewed it as it is.",
  ].join("\n");
}

/** What to say of each language that has copies of the English instead of translations. */
export function copiedTexts(root: string): readonly string[] {
  const { documents, ledgers } = read(root);
  const statuses = statusesOf(documents, ledgers);
  return TRANSLATION_LANGUAGES.flatMap((language) => {
    const copied = statuses[language].filter(({ state }) => state === "copied").length;
    return copied === 0
      ? []
      : [`${language}: ${String(copied)} texts are copies of the English and wait for a translation; npm run translations lists them.`];
  });
}

function report(root: string): string {
  const { documents, ledgers } = read(root);
  const statuses = statusesOf(documents, ledgers);
  const all = TRANSLATION_LANGUAGES.flatMap((language) => statuses[language]);
  const open = all.filter(({ state }) => state !== "current");
  const { unrecorded } = coverageOf(all);
  return [
    formatCoverage(statuses),
    open.length === 0
      ? "Nothing is stale, copied from the English or missing."
      : `${String(open.length)} stale, copied from the English or missing:`,
    ...open.map(({ file, line, key, state, english, translation = "" }) =>
      [`${file}:${String(line())}  ${key}: ${state}`, `  English now:  ${english}`, `  translation:  ${translation}`].join("\n"),
    ),
    ...(unrecorded === 0 ? [] : [`${String(unrecorded)} translations are new or changed and not recorded yet: --update records them.`]),
  ].join("\n\n");
}

function update(root: string): string {
  const { documents, ledgers } = read(root);
  return TRANSLATION_LANGUAGES.map((language) => {
    const texts = translationTexts(documents, language);
    writeLedger(root, language, updatedLedger(ledgers[language], texts));
    return `Recorded in ${ledgerFile(language)}: ${String(texts.length)} texts.`;
  }).join("\n");
}

function confirm(root: string, code: string | undefined, confirmation: Confirmation): string {
  const language = TRANSLATION_LANGUAGES.find((candidate) => candidate === code);
  if (language === undefined) {
    throw new UsageError(`“${code ?? ""}” is not a language of the ledger; they are ${TRANSLATION_LANGUAGES.join(", ")}.`);
  }
  const { documents, ledgers } = read(root);
  const texts = translationTexts(documents, language);
  const count = texts.filter((text) => isNamed(text, confirmation.name)).length;
  if (count === 0) {
    throw new UsageError(
      `There is no text called “${confirmation.name}”. A namespace is the name of a locale file, a key is the path to a text in it.`,
    );
  }
  writeLedger(root, language, updatedLedger(ledgers[language], texts, confirmation));
  return `Confirmed in ${ledgerFile(language)}: ${String(count)}.`;
}

const OPTIONS = {
  update: { type: "boolean", default: false },
  accept: { type: "boolean", default: false },
  reviewed: { type: "boolean", default: false },
  by: { type: "string", default: "" },
} as const;

/** @throws UsageError */
function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function run(root: string, args: readonly string[], today: string): string {
  const { values, positionals } = parsed(args);
  const [code, name] = positionals;
  const by = values.by.trim();
  if (values.reviewed) {
    if (by === "" || name === undefined) {
      throw new UsageError("A review names what was read and who read it: --reviewed de home --by “Name”.");
    }
    return confirm(root, code, { name, review: { by, on: today } });
  }
  if (values.accept) {
    return confirm(root, code, { name: name ?? "" });
  }
  if (positionals.length > 0) {
    throw new UsageError(`“${positionals.join(" ")}” belongs to --accept or --reviewed.`);
  }
  return values.update ? update(root) : report(root);
}

/**
 * The command `npm run translations`.
 *
 * @param root the project's folder
 * @param args the arguments of the command
 * @param today the day of a review, as an ISO date
 */
export function runTranslations(root: string, args: readonly string[], today: string): CommandResult {
  try {
    return { output: run(root, args, today), exitCode: 0 };
  } catch (error) {
    if (error instanceof UsageError || error instanceof LedgerFileError) {
      return { output: error.message, exitCode: 1 };
    }
    throw error;
  }
}
