import { SOFT_HYPHEN } from "../../core/text/links";
import type { LocaleDocuments } from "../../content/locale-documents";
import { sha256 } from "../../publish/sha256";
import type { Pair, TranslationLanguage } from "./ledger";
import { localeStrings } from "./locale-strings";

/** One text in English and in a language. */
export interface TranslationText {
  readonly namespace: string;
  readonly key: string;
  readonly english: string;
  /** `undefined` where the translation is missing. */
  readonly translation: string | undefined;
  /** The file of the translation. */
  readonly file: string;
  /** The line of the translation, or of the nearest place above it; a function, because finding it takes time. */
  readonly line: () => number;
}

/**
 * A short fingerprint of a text: 12 hexadecimal digits of SHA-256, so 48 bits, which some thousand texts do not share by chance. Soft
 * hyphens do not count, because they change no meaning.
 */
export function textDigest(text: string): string {
  return sha256(text.normalize("NFC").replaceAll(SOFT_HYPHEN, ""), "hex").slice(0, 12);
}

/** The fingerprints of a text and its translation; `undefined` where the translation is missing. */
export function pairOf({ english, translation }: Pick<TranslationText, "english" | "translation">): Pair | undefined {
  return translation === undefined ? undefined : { source: textDigest(english), text: textDigest(translation) };
}

/** Every English text with its translation into a language, file by file. The check refuses texts that English does not have. */
export function translationTexts(documents: LocaleDocuments, language: TranslationLanguage): readonly TranslationText[] {
  return [...documents.en].flatMap(([namespace, english]) => {
    const document = documents[language].get(namespace);
    const sources = new Map(localeStrings(english.value).map((string) => [string.key, string]));
    const translations = localeStrings(document?.value);
    const translated = new Set(translations.map(({ key }) => key));
    const missing = [...sources.values()].filter(({ key }) => !translated.has(key)).map((string) => ({ ...string, text: undefined }));
    return [...translations, ...missing].flatMap(({ key, path, text }): readonly TranslationText[] => {
      const source = sources.get(key);
      const file = document?.file ?? `locales/${language}/${namespace}.json`;
      return source === undefined
        ? []
        : [{ namespace, key, english: source.text, translation: text, file, line: () => document?.lineOf(path) ?? 1 }];
    });
  });
}
