import { type LocaleDocuments, sentencesIn } from "../../content/locale-documents";
import { formatPath } from "../../content/problem";
import { SOFT_HYPHEN } from "../../core/text/links";
import { valueAt } from "../../core/text/value-at";
import { sha256 } from "../../publish/sha256";
import type { LedgerEntry, TranslationLanguage } from "./ledger";

/** One text in English and in a language. */
export interface TranslationText {
  readonly namespace: string;
  readonly key: string;
  readonly english: string;
  readonly translation: string;
  /** The fingerprints of the two. */
  readonly pair: Pick<LedgerEntry, "source" | "text">;
  /** The file of the translation. */
  readonly file: string;
  /** The line of the translation; a function, because finding it takes time. */
  readonly line: () => number;
}

/**
 * Every text of a locale file that is translated, in the order of the file. A key names an entry of a list by its id, so that it survives
 * when earlier entries come or go: `sections.parking.body[0]`. The ids themselves are anchors and not among the texts.
 */
export function localeStrings(content: unknown) {
  return sentencesIn(content).map(({ path, text }) => {
    const steps = path.map((step, index) => {
      const id = typeof step === "number" ? valueAt(content, [...path.slice(0, index + 1), "id"]) : undefined;
      return typeof id === "string" ? id : step;
    });
    return { key: formatPath(steps), path, text };
  });
}

/**
 * A short fingerprint of a text: 12 hexadecimal digits of SHA-256, so 48 bits, which some thousand texts do not share by chance. Soft
 * hyphens do not count, because they change no meaning.
 */
function textDigest(text: string): string {
  return sha256(text.normalize("NFC").replaceAll(SOFT_HYPHEN, ""), "hex").slice(0, 12);
}

/** Every English text with its translation into a language, file by file. The check refuses texts that only one of them has. */
export function translationTexts(documents: LocaleDocuments, language: TranslationLanguage): readonly TranslationText[] {
  return Array.from(documents[language]).flatMap(([namespace, { file, value, lineOf }]) => {
    const sources = new Map(localeStrings(documents.en.get(namespace)?.value).map(({ key, text }) => [key, text]));
    return localeStrings(value).flatMap(({ key, path, text: translation }): readonly TranslationText[] => {
      const english = sources.get(key);
      if (english === undefined) {
        return [];
      }
      const pair = { source: textDigest(english), text: textDigest(translation) };
      return [{ namespace, key, english, translation, pair, file, line: () => lineOf(path) }];
    });
  });
}
