/**
 * Every language of the site, by its BCP 47 primary subtag, in the order in which the switcher shows them. Apart from the table, because the
 * script at the beginning of each page needs the codes only.
 */
export const LANGUAGES = ["en", "el", "tr", "ru", "de"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language without a path prefix, the fallback, and the one from which the others are translated (requirement 2.1). */
export const DEFAULT_LANGUAGE: Language = "en";

/** What a style may ask of a language: long words are hyphenated and get smaller headlines; long units have no short symbols. */
type Trait = "long-words" | "long-units";

interface LanguageOption {
  /** What the language calls itself. */
  readonly name: string;
  /** The BCP 47 tag by which numbers, dates and plurals are written: a language and a region. */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  /** Where an amount in euros has its sign. */
  readonly euroSign: "before" | "after";
  /** Whether thousands are separated in every number, or from five digits on. */
  readonly grouping: "always" | "min2";
  readonly traits: readonly Trait[];
  /**
   * The bar that offers this language on pages in other languages, in its own words: its name for assistive technology, the link to the page
   * in this language, and the button that closes the bar.
   */
  readonly offer: Readonly<Record<"label" | "open" | "dismiss", string>>;
}

const OPTIONS: Readonly<Record<Language, LanguageOption>> = {
  en: {
    name: "English",
    locale: "en-GB",
    direction: "ltr",
    euroSign: "before",
    grouping: "always",
    traits: [],
    offer: { label: "Language", open: "Read in English", dismiss: "Close" },
  },
  el: {
    name: "Ελληνικά",
    locale: "el-GR",
    direction: "ltr",
    euroSign: "after",
    grouping: "always",
    traits: ["long-words", "long-units"],
    offer: { label: "Γλώσσα", open: "Διαβάστε στα ελληνικά", dismiss: "Κλείσιμο" },
  },
  tr: {
    name: "Türkçe",
    locale: "tr-TR",
    direction: "ltr",
    euroSign: "after",
    grouping: "always",
    traits: ["long-words"],
    offer: { label: "Dil", open: "Türkçe okuyun", dismiss: "Kapat" },
  },
  ru: {
    name: "Русский",
    locale: "ru-RU",
    direction: "ltr",
    euroSign: "after",
    grouping: "min2",
    traits: ["long-words"],
    offer: { label: "Язык", open: "Читать по-русски", dismiss: "Закрыть" },
  },
  de: {
    name: "Deutsch",
    locale: "de-DE",
    direction: "ltr",
    euroSign: "after",
    grouping: "always",
    traits: ["long-words"],
    offer: { label: "Sprache", open: "Auf Deutsch lesen", dismiss: "Schließen" },
  },
};

/** The row of a language. */
export function optionOf(language: Language): LanguageOption {
  return OPTIONS[language];
}

/**
 * The BCP 47 tag for formatting in a language.
 *
 * @example localeOf("en") // "en-GB"
 */
export function localeOf(language: Language): string {
  return OPTIONS[language].locale;
}

/** The attributes, besides `lang`, of an element whose text is in a language. Styles ask for these, never for a code. */
export function languageAttributes(language: Language) {
  const { direction, traits } = OPTIONS[language];
  return { dir: direction, "data-traits": traits.length === 0 ? undefined : traits.join(" ") };
}

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
