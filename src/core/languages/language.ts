import type { Language } from "../languages";

/** What a style may ask of a language: long words are hyphenated and get smaller headlines; long units have no short symbols. */
type Trait = "long-words" | "long-units";

/** What every page needs to know of a language. Visitors load it, so it is short. */
export interface LanguageOption {
  readonly code: Language;
  /** What the language calls itself. */
  readonly name: string;
  /** The BCP 47 tag by which numbers and dates are written: a language and a region. */
  readonly locale: string;
  /** Where an amount in euros has its sign. */
  readonly euroSign: "before" | "after";
  /** Whether thousands are separated in every number, or from five digits on. */
  readonly grouping: "always" | "min2";
  readonly direction: "ltr" | "rtl";
  readonly traits: readonly Trait[];
  /** The bar that offers this language on pages in other languages, in its own words. */
  readonly offer: {
    /** The name of the bar for assistive technology. */
    readonly label: string;
    /** Says that the page exists in this language. */
    readonly sentence: string;
    /** The link to the page. */
    readonly open: string;
    /** The button that closes the bar. */
    readonly dismiss: string;
  };
}

/** How texts in a language are set. Only the build needs it, so visitors do not load it. */
export interface LanguageRules {
  /**
   * A time of day.
   *
   * @param hours 0 to 24
   * @param minutes in two digits
   */
  readonly formatTime: (hours: number, minutes: string) => string;
  /** The space after a word that may not end a line; `undefined` if any word may. */
  readonly spaceAfterBoundWord: RegExp | undefined;
}
