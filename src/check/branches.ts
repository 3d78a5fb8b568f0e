import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { KNOWN_SUFFIX, factIdOf } from "../facts/facts";
import { type FactSource, branchesIn } from "../facts/fill";
import { hasSign } from "../facts/format-fact";
import { type Language, byLanguage } from "../i18n/languages";

/** The plural categories of each language. Built once: it is slow. */
const CATEGORIES: Readonly<Record<Language, readonly string[]>> = byLanguage(
  (language) => new Intl.PluralRules(language).resolvedOptions().pluralCategories,
);

/**
 * Plural forms that a sentence has and its language has not, or the other way round.
 *
 * @param facts for their units, in some of which a plural only sets a number apart, as in “{fee, plural, =0 {free} other {{fee} a day}}”
 */
export function pluralFaults(elements: readonly MessageFormatElement[], language: Language, facts?: FactSource): readonly string[] {
  return branchesIn(elements).flatMap(({ type, value: name, options }) => {
    if (type === TYPE.select) {
      return [];
    }
    const named = Object.keys(options).filter((form) => !form.startsWith("="));
    // One that only counts, as in “{age, plural, offset:1 other {#}}”, needs no other form.
    const hasWords = Object.values(options).some(({ value }) => value.some(({ type: part }) => part !== TYPE.pound));
    const unit = facts?.get(name)?.unit;
    const wanted = unit !== undefined && hasSign(unit) ? ["other"] : hasWords ? CATEGORIES[language] : [];
    return [
      ...named.filter((form) => !CATEGORIES[language].includes(form)).map((form) => `the plural form ${form}`),
      ...wanted.filter((form) => !named.includes(form)).map((form) => `a plural without the form ${form}`),
    ];
  });
}

/** The answers for which a sentence can have words; `undefined` for a fact that is no answer. */
function answersOf(name: string, facts: FactSource): readonly string[] | undefined {
  const fact = facts.get(name);
  const isYesOrNo = fact === undefined ? name.endsWith(KNOWN_SUFFIX) && facts.get(factIdOf(name)) !== undefined : fact.unit === "yes-no";
  return isYesOrNo ? ["yes", "no"] : fact?.choices;
}

/** Answers without words, and words for what is no answer. */
export function answerFaults(elements: readonly MessageFormatElement[], facts: FactSource): readonly string[] {
  return branchesIn(elements).flatMap(({ type, value: name, options }) => {
    const answers = type === TYPE.select ? answersOf(name, facts) : undefined;
    const worded = Object.keys(options);
    return answers === undefined
      ? []
      : [
          ...answers.filter((answer) => !worded.includes(answer)).map((answer) => `{${name}} without words for “${answer}”`),
          ...worded.filter((answer) => !answers.includes(answer)).map((answer) => `{${name}} with words for “${answer}”`),
        ];
  });
}

/** What to say of the forms of a language. */
export const formsOf = (language: Language): string => `the forms of this language: ${CATEGORIES[language].join(", ")}`;
