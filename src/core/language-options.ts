import languagesFile from "../../data/languages.json";
import { LANGUAGES, type Language } from "./languages";

// Nothing here is computed on import: the check must be able to start when data/languages.json is wrong.

/** What `data/languages.json` says about one language. */
type LanguageOption = Readonly<Omit<(typeof languagesFile.languages)[number], "code">> & { readonly code: Language };

/**
 * The BCP 47 tag for formatting in a language.
 *
 * @example localeOf("en") // "en-GB"
 */
export function localeOf(language: Language): string {
  return optionOf(language).locale;
}

/** The entry of a language in `data/languages.json`. */
export function optionOf(language: Language): LanguageOption {
  const option = languagesFile.languages.find(({ code }) => code === language);
  if (option === undefined) {
    throw new Error(`data/languages.json does not describe the language “${language}”.`);
  }
  return { ...option, code: language };
}

/** Every language's entry, in the order of `LANGUAGES`. */
export function languageOptions(): readonly LanguageOption[] {
  return LANGUAGES.map(optionOf);
}
