import { LANGUAGE_RULES } from "../../language-rules";
import { byLanguage } from "../../languages";
import type { FigureWords, Unit } from "../../languages/language";

/** What a figure counts, after conversion: durations up to weeks in minutes, ages and long durations in months, lengths in metres. */
export type Measure = "minute" | "month" | "metre" | "EUR" | "percent";

/** A day in minutes. */
export const DAY = 24 * 60;

/** Of each unit: its measure, how many of the measure one of it is, and signs for it that every language uses. */
const UNITS: Readonly<Record<Unit, readonly [measure: Measure, size: number, signs: string]>> = {
  euro: ["EUR", 1, "€ eur euro"],
  percent: ["percent", 1, "%"],
  minute: ["minute", 1, "min"],
  hour: ["minute", 60, "h"],
  day: ["minute", DAY, ""],
  week: ["minute", 7 * DAY, ""],
  month: ["month", 1, ""],
  year: ["month", 12, ""],
  metre: ["metre", 1, "m"],
  kilometre: ["metre", 1000, "km"],
  mile: ["metre", 1609, ""],
};

const words = (list: string): ReadonlySet<string> => new Set(list.split(" ").filter((word) => word !== ""));

const UNIT_NAMES = Object.keys(UNITS) as readonly Unit[];

/** The numbers by their words. The longest words come first, so that “achtzehn” is not read as “acht”. */
function numberWords(runs: FigureWords["numbers"]): ReadonlyMap<string, number> {
  const forms = runs.flatMap(([start, list]) => {
    let value = start;
    return [...words(list)].flatMap((inflections) => {
      const current = value;
      value += value < 20 ? 1 : value < 100 ? 10 : 100;
      return inflections.split("/").map((form) => [form, current] as const);
    });
  });
  return new Map(forms.sort(([one], [other]) => other.length - one.length));
}

/** The words for numbers and units in each language, ready for look-ups; what they mean is said in `FigureWords`. */
export const VOCABULARIES = byLanguage((language) => {
  const { figures } = LANGUAGE_RULES[language];
  return {
    ...figures,
    numbers: numberWords(figures.numbers),
    connectors: words(figures.connectors),
    articles: words(figures.articles),
    joints: words(figures.joints),
    beforeClock: words(figures.beforeClock),
    /** By word, what it adds to hours below twelve. */
    afterHour: new Map([
      ...[...words(figures.afterHour)].map((word) => [word, 0] as const),
      ...[...words(figures.afterEveningHour)].map((word) => [word, 12] as const),
    ]),
    units: UNIT_NAMES.map((unit) => {
      const [measure, size, list] = UNITS[unit];
      const signs = words(list);
      return { measure, size, isNamedBy: (word: string) => word !== "" && (signs.has(word) || figures.units[unit].test(word)) };
    }),
  };
});

export type Vocabulary = (typeof VOCABULARIES)[keyof typeof VOCABULARIES];
