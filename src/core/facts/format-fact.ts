import type { FactReading } from "./facts";
import { localeOf } from "../language-options";
import type { Language } from "../languages";

const NO_BREAK_SPACE = "\u00a0";

/** Making a formatter takes far longer than using it, and thousands of sentences ask for the same few. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(localeOf(language), options);
  formatters.set(key, formatter);
  return formatter;
}

function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions = {}): string {
  return formatterFor(language, options).format(value).replaceAll(" ", NO_BREAK_SPACE);
}

/** Money as the language guide writes it: “€15” in English, “15 €” elsewhere (`Intl` would put the sign first in Turkish). */
function formatEuro(value: number, language: Language): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  const amount = formatNumber(value, language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return language === "en" ? `€${amount}` : `${amount}${NO_BREAK_SPACE}€`;
}

/** A time of day: “9:00”, in Turkish “09.00”, in German the bare hour where it is whole, because the sentence adds “Uhr”. */
function formatTime(value: string, language: Language): string {
  const [hours = "", minutes = ""] = value.split(":");
  if (language === "tr") {
    return `${hours}.${minutes}`;
  }
  const shortHours = String(Number(hours));
  return language === "de" && minutes === "00" ? shortHours : `${shortHours}:${minutes}`;
}

function formatMonth(value: string, language: Language): string {
  const [year = "", month = ""] = value.split("-");
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, 1));
  return new Intl.DateTimeFormat(localeOf(language), { year: "numeric", month: "long", timeZone: "UTC" })
    .format(date)
    .replaceAll(" ", NO_BREAK_SPACE);
}

/**
 * A fact as a language writes it, without the noun that counts it: ages and durations are bare numbers, because the sentence has to
 * inflect the noun beside them.
 *
 * @throws when the value is not of the kind that the unit needs; the schema refuses such a fact before
 * @example formatFact({ id: "x", unit: "EUR", value: 15 }, "de") // "15 €"
 */
export function formatFact(fact: FactReading, language: Language): string {
  const { unit, value } = fact;
  if (typeof value === "number") {
    switch (unit) {
      case "EUR":
        return formatEuro(value, language);
      case "percent":
        return formatNumber(value / 100, language, { style: "percent", maximumFractionDigits: 2 });
      case "metre":
        return formatNumber(value, language, { style: "unit", unit: "meter" });
      case "kilometre":
        return formatNumber(value, language, { style: "unit", unit: "kilometer" });
      case "kilometre-per-hour":
        return formatNumber(value, language, { style: "unit", unit: "kilometer-per-hour" });
      default:
        return formatNumber(value, language);
    }
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
  return new Intl.ListFormat(localeOf(language), { type: "conjunction" }).format(value);
}
