import { usePage } from "../../i18n/page";
import { localeOf } from "../../core/language-options";

/** The month of a real review. Structured data repeat it, and may only repeat what visitors see. */
export function ReviewMonth({ date }: { readonly date: string }) {
  const { language } = usePage();
  const month = new Intl.DateTimeFormat(localeOf(language), { year: "numeric", month: "long", timeZone: "UTC" }).format(new Date(date));
  return <time dateTime={date}>{month}</time>;
}
