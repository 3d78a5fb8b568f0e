import type { JsonDocument } from "../../content/json-document";
import type { LocaleDocuments } from "../../content/locale-documents";
import type { Pair, TranslationLanguage } from "./ledger";
import { type LocaleString, localeStrings, sourceOf } from "./locale-strings";
import { textDigest } from "./text-digest";

/** One text in English and in a language. */
export interface TranslationText {
  readonly namespace: string;
  readonly key: string;
  readonly english: string;
  /** `undefined` where the translation is missing. */
  readonly translation: string | undefined;
  /** Where the translation stands, or where it would. */
  readonly file: string;
  /** The line of that place, counted from 1; asked for only where somebody has to go there. */
  readonly line: () => number;
}

/** The fingerprints of a text and its translation; `undefined` where there is none. */
export function pairOf({ english, translation }: Pick<TranslationText, "english" | "translation">): Pair | undefined {
  return translation === undefined ? undefined : { source: textDigest(english), text: textDigest(translation) };
}

const byKey = (strings: readonly LocaleString[]): ReadonlyMap<string, LocaleString> =>
  new Map(strings.map((string) => [string.key, string]));

function textsOf(namespace: string, english: JsonDocument, language: TranslationLanguage, own: JsonDocument | undefined) {
  const file = `locales/${language}/${namespace}.json`;
  const sources = byKey(localeStrings(english.value));
  const translations = byKey(own === undefined ? [] : localeStrings(own.value));
  const translated = Array.from(translations.values()).flatMap(({ key, path, text }): readonly TranslationText[] => {
    const source = sourceOf(key, sources);
    return source === undefined
      ? []
      : [{ namespace, key, english: source.text, translation: text, file, line: () => own?.lineOf(path) ?? 1 }];
  });
  const missing = Array.from(sources.values())
    .filter(({ key }) => !translations.has(key))
    .map(({ key, path, text }): TranslationText => ({
      namespace,
      key,
      english: text,
      translation: undefined,
      file,
      line: () => own?.lineOf(path) ?? 1,
    }));
  return [...translated, ...missing];
}

/** Every English text with its translation into a language, file by file. What English does not have is not among them: the check refuses it. */
export function translationTexts(documents: LocaleDocuments, language: TranslationLanguage): readonly TranslationText[] {
  return Array.from(documents.en, ([namespace, english]) =>
    textsOf(namespace, english, language, documents[language].get(namespace)),
  ).flat();
}
