import type { FactReading } from "./facts";
import { type Language, localeOf } from "../i18n/languages";
import { NO_BREAK_SPACE, formatEuro, formatNumber } from "./numbers";

const NUMBER_STYLES: Readonly<Partial<Record<FactReading["unit"], Intl.NumberFormatOptions>>> = {
  percent: { style: "percent", maximumFractionDigits: 2 },
  metre: { style: "unit", unit: "meter" },
  kilometre: { style: "unit", unit: "kilometer" },
  kilogram: { style: "unit", unit: "kilogram" },
  "kilometre-per-hour": { style: "unit", unit: "kilometer-per-hour" },
};

/** Whether a unit is printed with its number, so that no word beside it has to fit the number. */
export const hasSign = (unit: FactReading["unit"]): boolean =>
  unit === "EUR" || unit === "cubic-metre" || NUMBER_STYLES[unit] !== undefined;

/** A time of day, such as “9:00”, from “09:00”. */
function formatTime(value: string, language: Language): string {
  if (language === "tr") {
    return value.replace(":", ".");
  }
  const time = value.replace(/^0/, "");
  // In German the bare hour where it is whole, because the sentence adds “Uhr”.
  return language === "de" ? time.replace(":00", "") : time;
}

function formatMonth(value: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { year: "numeric", month: "long", timeZone: "UTC" });
  return format.format(new Date(value)).replaceAll(" ", NO_BREAK_SPACE);
}

/** `Intl` does not know the unit. */
const CUBIC_METRE: Readonly<Partial<Record<Language, string>>> = { ru: "м³" };

/**
 * A fact as a language writes it. Ages and durations are bare numbers, because the sentence inflects the noun beside them.
 *
 * @example formatFact({ id: "x", unit: "EUR", value: 15 }, "de") // "15 €"
 */
export function formatFact(fact: FactReading, language: Language): string {
  const { unit, value } = fact;
  if (typeof value === "number") {
    if (unit === "cubic-metre") {
      return `${formatNumber(value, language)}${NO_BREAK_SPACE}${CUBIC_METRE[language] ?? "m³"}`;
    }
    return unit === "EUR"
      ? formatEuro(value, language)
      : formatNumber(unit === "percent" ? value / 100 : value, language, NUMBER_STYLES[unit]);
  }
  if (typeof value === "string") {
    switch (unit) {
      case "time":
        return formatTime(value, language);
      case "calendar-month":
        return formatMonth(value, language);
      case "text":
        return value;
      default:
        throw new TypeError(`The fact “${fact.id}” is counted in ${unit}, so its value must be a number, not “${value}”.`);
    }
  }
  if (typeof value === "boolean") {
    throw new TypeError(`The fact “${fact.id}” is a yes or no, for which each sentence has words of its own.`);
  }
  return new Intl.ListFormat(localeOf(language), { type: "conjunction" }).format(value);
}
