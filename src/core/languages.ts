import { LANGUAGES } from "./language-list";

export { LANGUAGES };

/** A language of the site, by its BCP 47 primary subtag. */
export type Language = (typeof LANGUAGES)[number];

/** The language without a path prefix, and the fallback for everything that names none (specification, section 9). */
export const DEFAULT_LANGUAGE: Language = "en";

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
