import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { type Language, byLanguage } from "../../site/languages";

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

/** Categories that a plural in a sentence uses although the language has none such. */
export function surplusCategories(elements: readonly MessageFormatElement[], language: Language): readonly string[] {
  const known = pluralCategories(language);
  return elements.flatMap((element) =>
    element.type === TYPE.plural
      ? Object.entries(element.options).flatMap(([category, option]) => [
          ...(category.startsWith("=") || category === "other" || known.includes(category) ? [] : [category]),
          ...surplusCategories(option.value, language),
        ])
      : [],
  );
}
