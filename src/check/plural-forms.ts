import { type MessageFormatElement, type PluralElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { type Language, byLanguage } from "../core/languages";

/** CLDR's categories in CLDR's order. */
const CATEGORIES = ["zero", "one", "two", "few", "many", "other"] as const;

/** i18next's plural suffixes are CLDR's categories. */
const PLURAL_KEY = /^(?<stem>.+)_(?<category>zero|one|two|few|many|other)$/;

/** Asked once: making plural rules is slow, and every sentence asks. */
const CATEGORIES_OF = byLanguage((language) => {
  const { pluralCategories: known } = new Intl.PluralRules(language).resolvedOptions();
  return CATEGORIES.filter((category) => known.includes(category));
});

/** The plural categories of a language, in CLDR's order. */
export function pluralCategories(language: Language): readonly string[] {
  return CATEGORIES_OF[language];
}

/** The parts of a key that gives one plural form of a text, such as “cars_one”; `undefined` for another key. */
export function pluralKey(key: string): { readonly stem: string; readonly category: string } | undefined {
  const { stem, category } = PLURAL_KEY.exec(key)?.groups ?? {};
  return stem === undefined || category === undefined ? undefined : { stem, category };
}

/** Whole numbers up to this one, and a million, take every category that any whole number takes. */
const SMALL_NUMBERS = 200;
const MILLION = 1_000_000;

/** The categories that whole numbers take: Russian's “other” is for fractions only. */
const WHOLE_NUMBER_CATEGORIES_OF = byLanguage((language) => {
  const rules = new Intl.PluralRules(language);
  const taken = new Set([...Array.from({ length: SMALL_NUMBERS }, (_, number) => number), MILLION].map((number) => rules.select(number)));
  return CATEGORIES.filter((category) => taken.has(category));
});

/** What is wrong with the categories of the plurals in a sentence. */
export interface CategoryFaults {
  /** Categories that the language does not have. */
  readonly surplus: readonly string[];
  /** Categories of whole numbers that a plural does not name, so that such a number gets the words of “other”. */
  readonly missing: readonly string[];
}

/** Whether a plural inflects anything: one that only counts, as in “{age, plural, offset:1 other {#}}”, needs one form. */
function hasWords({ options }: PluralElement): boolean {
  return Object.values(options).some(({ value }) => value.some(({ type }) => type !== TYPE.pound));
}

/** Compares the categories of all plurals in a sentence with those of the language. */
export function categoryFaults(elements: readonly MessageFormatElement[], language: Language): CategoryFaults {
  const plurals = elements.flatMap((element): readonly CategoryFaults[] => {
    if (element.type !== TYPE.plural) {
      return [];
    }
    const named = Object.keys(element.options).filter((category) => !category.startsWith("="));
    const inner = Object.values(element.options).map(({ value }) => categoryFaults(value, language));
    const known = [...pluralCategories(language), "other"];
    return [
      {
        surplus: named.filter((category) => !known.includes(category)),
        missing: hasWords(element) ? WHOLE_NUMBER_CATEGORIES_OF[language].filter((category) => !named.includes(category)) : [],
      },
      ...inner,
    ];
  });
  const distinct = (which: keyof CategoryFaults): readonly string[] => [...new Set(plurals.flatMap((faults) => faults[which]))];
  return { surplus: distinct("surplus"), missing: distinct("missing") };
}
