import { usePage } from "../../i18n/page";
import { localeOf } from "../../core/language-options";

/** The month in which a real review was written: structured data name it, and say nothing that visitors do not see. */
export function ReviewMonth({ date }: { readonly date: string }) {
  const { language } = usePage();
  const month = new Intl.DateTimeFormat(localeOf(language), { year: "numeric", month: "long", timeZone: "UTC" }).format(new Date(date));
  return <time dateTime={date}>{month}</time>;
}
