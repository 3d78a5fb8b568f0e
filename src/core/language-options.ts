import languagesFile from "../../data/languages.json";
import { LANGUAGES, type Language } from "./languages";

// Nothing here is worked out on import: the check of the files must be able to start when one of them is wrong.

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
  /** The bar that offers the language on pages in other languages, in its own words. */
  readonly offer: {
    /** The name of the bar for assistive technology. */
    readonly label: string;
    readonly sentence: string;
    /** The link to the page. */
    readonly open: string;
    /** The button that closes the bar. */
    readonly dismiss: string;
  };
}

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
  const option = languagesFile.languages.find(({ code }) => code === language);
  if (option === undefined) {
    throw new Error(`data/languages.json does not describe the language “${language}”.`);
  }
  return { ...option, code: language };
}

/** What the registry says of each language, in the order of `LANGUAGES`. */
export function languageOptions(): readonly LanguageOption[] {
  return LANGUAGES.map(optionOf);
}
