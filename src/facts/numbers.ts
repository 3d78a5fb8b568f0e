import { type Language, localeOf, optionOf } from "../i18n/languages";

export const NO_BREAK_SPACE = "\u00a0";

/** Cached, because creating a formatter is slow and thousands of sentences need the same few. */
const formatters = new Map<string, Intl.NumberFormat>();

export function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions = {}): string {
  const key = `${language} ${JSON.stringify(options)}`;
  const formatter =
    formatters.get(key) ?? new Intl.NumberFormat(localeOf(language), { useGrouping: optionOf(language).grouping, ...options });
  formatters.set(key, formatter);
  return formatter.format(value).replaceAll(" ", NO_BREAK_SPACE);
}

/** Money as the language guide writes it: “€15” in English, “15 €” in German. */
export function formatEuro(value: number, language: Language): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  const amount = formatNumber(value, language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return optionOf(language).euroSign === "before" ? `€${amount}` : `${amount}${NO_BREAK_SPACE}€`;
}
