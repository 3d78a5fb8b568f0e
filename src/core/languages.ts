import { LANGUAGES } from "./language-list";

export { LANGUAGES };

/** A language of the site, by its BCP 47 primary subtag. */
export type Language = (typeof LANGUAGES)[number];

/** The language without a path prefix, the fallback, and the one from which the others are translated (specification, section 9). */
export const DEFAULT_LANGUAGE: Language = "en";

/** Whether a value is a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * One value for each language.
 *
 * @example byLanguage((language) => `/${language}`).de // "/de"
 */
export function byLanguage<Value>(valueOf: (language: Language) => Value): Readonly<Record<Language, Value>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, valueOf(language)])) as Record<Language, Value>;
}
