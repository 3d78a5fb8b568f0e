import { usePage } from "../../page/page";
import { localeOf } from "../../i18n/languages";

/**
 * A day or a month as the page's language writes it. Structured data may only have a date that visitors see, so each is shown.
 *
 * @param date YYYY-MM-DD, or YYYY-MM for a month
 */
export function WrittenDate({ date }: { readonly date: string }) {
  const { language } = usePage();
  const parts = date.length === "YYYY-MM".length ? ({ year: "numeric", month: "long" } as const) : ({ dateStyle: "long" } as const);
  const written = new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: "UTC" }).format(new Date(date));
  // The day stays on the line of its month.
  return <time dateTime={date}>{written.replace(/^(\d+\.?) /u, "$1\u00a0")}</time>;
}
