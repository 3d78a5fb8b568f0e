import { parseArgs } from "node:util";
import { type LocaleDocuments, readLocales } from "../../content/locale-documents";
import { readSiteFiles } from "../../content/site-files";
import { optionOf } from "../../core/languages";
import { TRANSLATION_LANGUAGES, type TranslationLanguage, ledgerFile, readLedger, writeLedger } from "./ledger";
import { type Confirmation, coverageOf, isNamed, translationStatuses, updatedLedger } from "./statuses";
import { translationTexts } from "./texts";

const USAGE = `npm run translations                                     the state of all translations
npm run translations -- --update                         records new and newly made translations
npm run translations -- --accept de home.hero.title      the German text still says what the English says
npm run translations -- --reviewed de home --by "Name"   a native reader has reviewed these texts`;

function fail(message: string): never {
  throw new Error(`${message}\n\n${USAGE}`);
}

/** What to say of each language that has copies of the English instead of translations. */
export function copiedTexts(root: string): readonly string[] {
  const { locales } = readLocales(readSiteFiles(root).texts);
  return TRANSLATION_LANGUAGES.flatMap((language) => {
    const { copied } = coverageOf(translationStatuses(translationTexts(locales, language), readLedger(root, language)));
    return copied === 0
      ? []
      : [`${language}: ${String(copied)} texts are copies of the English and wait for a translation; npm run translations lists them.`];
  });
}

/** Counts a language's translations, and lists those to be made. */
function report(root: string, locales: LocaleDocuments, language: TranslationLanguage): string {
  const statuses = translationStatuses(translationTexts(locales, language), readLedger(root, language));
  const { texts, copied, stale, unread } = coverageOf(statuses);
  const unreadIn = [...new Set(statuses.filter(({ entry }) => entry.reviewed === undefined).map(({ namespace }) => namespace))];
  return [
    `${optionOf(language).name}: ${String(texts)} texts, ${String(copied)} copied from the English, ${String(stale)} stale, ${String(unread)} not reviewed by a native reader${unreadIn.length === 0 ? "" : ` (${unreadIn.join(", ")})`}`,
    ...statuses
      .filter(({ state }) => state !== "current")
      .map(({ file, line, key, state, english, translation }) =>
        [`${file}:${String(line())}  ${key}: ${state}`, `  English now:  ${english}`, `  translation:  ${translation}`].join("\n"),
      ),
  ].join("\n\n");
}

function update(root: string, locales: LocaleDocuments, language: TranslationLanguage, confirmation?: Confirmation): string {
  const texts = translationTexts(locales, language);
  const named = texts.filter((text) => confirmation === undefined || isNamed(text, confirmation.name));
  if (named.length === 0 && confirmation !== undefined) {
    fail(`There is no text called “${confirmation.name}”. A namespace is the name of a locale file, a key is the path to a text in it.`);
  }
  writeLedger(root, language, updatedLedger(readLedger(root, language), texts, confirmation));
  return `${confirmation === undefined ? "Recorded" : "Confirmed"} in ${ledgerFile(language)}: ${String(named.length)}.`;
}

/**
 * The command `npm run translations`.
 *
 * @param root the project's folder
 * @param args the arguments of the command
 * @param today the day of a review, as an ISO date
 * @returns what it prints
 * @throws Error for arguments that cannot be understood; the message says what can
 */
export function runTranslations(root: string, args: readonly string[], today: string): string {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { update: { type: "boolean" }, accept: { type: "boolean" }, reviewed: { type: "boolean" }, by: { type: "string" } },
  });
  const { locales } = readLocales(readSiteFiles(root).texts);
  const [code, name = ""] = positionals;
  if (values.accept !== true && values.reviewed !== true) {
    return code === undefined
      ? TRANSLATION_LANGUAGES.map((language) => (values.update === true ? update : report)(root, locales, language)).join("\n\n")
      : fail(`“${positionals.join(" ")}” belongs to --accept or --reviewed.`);
  }
  const language =
    TRANSLATION_LANGUAGES.find((candidate) => candidate === code) ??
    fail(`“${code ?? ""}” is not a language of the ledger; they are ${TRANSLATION_LANGUAGES.join(", ")}.`);
  const by = values.by?.trim() ?? "";
  if (values.reviewed === true && by === "") {
    fail("A review names what was read and who read it: --reviewed de home --by “Name”.");
  }
  return update(root, locales, language, { name, ...(values.reviewed === true ? { reviewed: { by, on: today } } : {}) });
}
