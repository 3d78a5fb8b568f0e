import { type MessageFormatElement, type PluralElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { type Language, byLanguage } from "../i18n/languages";

/** The plural categories of each language. Built once: it is slow. */
const CATEGORIES: Readonly<Record<Language, readonly string[]>> = byLanguage(
  (language) => new Intl.PluralRules(language).resolvedOptions().pluralCategories,
);

const pluralsIn = (elements: readonly MessageFormatElement[]): readonly PluralElement[] =>
  elements.flatMap((element) =>
    element.type === TYPE.plural ? [element, ...Object.values(element.options).flatMap(({ value }) => pluralsIn(value))] : [],
  );

/** Plural forms that a sentence has and its language has not, or the other way round. */
export function pluralFaults(elements: readonly MessageFormatElement[], language: Language): readonly string[] {
  return pluralsIn(elements).flatMap(({ options }) => {
    const named = Object.keys(options).filter((form) => !form.startsWith("="));
    // One that only counts, as in “{age, plural, offset:1 other {#}}”, needs no other form.
    const hasWords = Object.values(options).some(({ value }) => value.some(({ type }) => type !== TYPE.pound));
    return [
      ...named.filter((form) => !CATEGORIES[language].includes(form)).map((form) => `the plural form ${form}`),
      ...CATEGORIES[language].filter((form) => hasWords && !named.includes(form)).map((form) => `a plural without the form ${form}`),
    ];
  });
}

/** What to say of the forms of a language. */
export const formsOf = (language: Language): string => `the forms of this language: ${CATEGORIES[language].join(", ")}`;
