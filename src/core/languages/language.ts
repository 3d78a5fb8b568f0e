/** A unit that a sentence may name. */
export type Unit = "euro" | "percent" | "minute" | "hour" | "day" | "week" | "month" | "year" | "metre" | "kilometre" | "mile";

/** The words by which a sentence gives a figure, in the spelling of `plainSpelling`; lists are divided by spaces. */
export interface FigureWords {
  /**
   * Number words in counting order from a start: one by one up to 20, then by tens, from 100 by hundreds. “/” joins the inflections of one
   * number. Words for one that are also articles count only before a unit.
   */
  readonly numbers: readonly (readonly [start: number, words: string])[];
  /** Whether number words are written together with each other and with a unit, as in “vierundzwanzigstündig”. */
  readonly isGlued: boolean;
  /** What joins the ones to the tens after them, such as “und” in “vierundzwanzig”. */
  readonly onesBeforeTens: string | undefined;
  /** What may follow a number word as a case ending. */
  readonly caseEnding: RegExp | undefined;
  /** Words, or pairs of words, that mean a whole day without a number. */
  readonly aDay: RegExp;
  /** Words between the two ends of a range, or between two numbers of one unit. */
  readonly connectors: string;
  /** Articles between such a word and the second number. */
  readonly articles: string;
  /** Words inside a compound number, such as “two hundred and forty”. */
  readonly joints: string;
  /** Words after which a bare number may be an hour of the day. */
  readonly beforeClock: string;
  /** Words that turn the number before them into an hour of the day as it is. */
  readonly afterHour: string;
  /** Words that turn the number before them into an hour after noon. */
  readonly afterEveningHour: string;
  /** The words for each unit, in every inflection, as a regular expression for a whole word. Signs such as “€” and “km” are known. */
  readonly units: Readonly<Record<Unit, RegExp>>;
}

/** How texts in a language are read. Only the build and the check need it, so visitors do not load it. */
export interface LanguageRules {
  /** Replaces spellings of one word by one of them, in lower case, before words are compared. */
  readonly plainSpelling: (lower: string) => string;
  /** Words that no sentence has twice in succession, divided by spaces. Others, such as the German “die die”, can be right. */
  readonly neverTwice: string;
  readonly figures: FigureWords;
}
