import { LANGUAGES, type Language } from "./languages";
import { option as de } from "./languages/de";
import { option as el } from "./languages/el";
import { option as en } from "./languages/en";
import type { LanguageOption } from "./languages/language";
import { option as ru } from "./languages/ru";
import { option as tr } from "./languages/tr";

const OPTIONS: Readonly<Record<Language, LanguageOption>> = { en, el, tr, ru, de };

/**
 * The BCP 47 tag for formatting in a language.
 *
 * @example localeOf("en") // "en-GB"
 */
export function localeOf(language: Language): string {
  return OPTIONS[language].locale;
}

/** What a page needs to know of a language. */
export function optionOf(language: Language): LanguageOption {
  return OPTIONS[language];
}

/** The same of every language, in the order of `LANGUAGES`. */
export function languageOptions(): readonly LanguageOption[] {
  return LANGUAGES.map(optionOf);
}

/** The attributes, besides `lang`, of an element whose text is in a language. Styles ask for these, never for a code. */
export function languageAttributes(language: Language) {
  const { direction, traits } = OPTIONS[language];
  return { dir: direction, "data-traits": traits.length === 0 ? undefined : traits.join(" ") };
}
