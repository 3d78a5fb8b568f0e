import { type MessageFormatElement, type PluralElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { type Language, byLanguage } from "../core/languages";

/** CLDR's categories in CLDR's order. */
const CATEGORIES = ["zero", "one", "two", "few", "many", "other"] as const;

/** Whole numbers that between them take every category that any whole number takes. */
const WHOLE_NUMBERS = [...Array.from({ length: 200 }, (_, number) => number), 1_000_000];

/** The plural categories of each language, and those of whole numbers: Russian's “other” is for fractions only. Built once: it is slow. */
const CATEGORIES_OF = byLanguage((language) => {
  const rules = new Intl.PluralRules(language);
  const { pluralCategories: known } = rules.resolvedOptions();
  const whole = new Set(WHOLE_NUMBERS.map((number) => rules.select(number)));
  return { all: CATEGORIES.filter((category) => known.includes(category)), whole: CATEGORIES.filter((category) => whole.has(category)) };
});

/** The plural categories of a language. */
export function pluralCategories(language: Language): readonly string[] {
  return CATEGORIES_OF[language].all;
}

/** What is wrong with the categories of the plurals in a sentence. */
interface CategoryFaults {
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
  const { all, whole } = CATEGORIES_OF[language];
  const plurals = elements.flatMap((element): readonly CategoryFaults[] => {
    if (element.type !== TYPE.plural) {
      return [];
    }
    const named = Object.keys(element.options).filter((category) => !category.startsWith("="));
    return [
      {
        surplus: named.filter((category) => category !== "other" && !all.some((known) => known === category)),
        missing: hasWords(element) ? whole.filter((category) => !named.includes(category)) : [],
      },
      ...Object.values(element.options).map(({ value }) => categoryFaults(value, language)),
    ];
  });
  return {
    surplus: [...new Set(plurals.flatMap(({ surplus }) => surplus))],
    missing: [...new Set(plurals.flatMap(({ missing }) => missing))],
  };
}
