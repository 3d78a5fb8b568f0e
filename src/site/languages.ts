import languagesFile from "../../data/languages.json";

/** Every language of the site, in the order in which the switcher shows them. */
export const LANGUAGES = ["en", "el", "tr", "ru", "de"] as const;

/** A language of the site, by its BCP 47 primary subtag. */
export type Language = (typeof LANGUAGES)[number];

/** The language without a path prefix, and the fallback for everything that names none (specification, section 9). */
export const DEFAULT_LANGUAGE: Language = "en";

export interface LanguageOption {
  readonly code: Language;
  /** The language's name for itself. */
  readonly name: string;
  /** The name of a drawn flag. Decoration only: a flag is not a language, and is hidden from assistive technology. */
  readonly flag: string;
  /** The BCP 47 tag with which numbers and dates are formatted. */
  readonly locale: string;
  /** The language and territory as the Open Graph protocol writes them. */
  readonly openGraph: string;
}

/** Tells whether a value, such as one stored in a browser or found in a file, is a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * One value a language.
 *
 * @example byLanguage((language) => `/${language}`).de // "/de"
 */
export function byLanguage<Value>(make: (language: Language) => Value): Readonly<Record<Language, Value>> {
  // Every language is in the list, so every key of the record is made.
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Value>;
}

/** What the registry says of each language, in the order of `LANGUAGES`. */
export const LANGUAGE_OPTIONS: readonly LanguageOption[] = LANGUAGES.map((code) => {
  const option = languagesFile.languages.find((candidate) => candidate.code === code);
  if (option === undefined) {
    throw new Error(`data/languages.json does not describe the language “${code}”.`);
  }
  return { ...option, code };
});

/**
 * The BCP 47 tag for formatting in a language.
 *
 * @example localeOf("en") // "en-GB"
 */
export function localeOf(language: Language): string {
  return optionOf(language).locale;
}

/** The switcher's entry for a language. */
export function optionOf(language: Language): LanguageOption {
  const option = LANGUAGE_OPTIONS.find(({ code }) => code === language);
  if (option === undefined) {
    throw new Error(`“${language}” is not a language of this site.`);
  }
  return option;
}
