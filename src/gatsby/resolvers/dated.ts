import { noticeShown, specialHoursShown } from "../../core/days/dated";
import { formatFact } from "../../core/facts/format-fact";
import { type Language, localeOf } from "../../core/languages";
import { typeset } from "../../core/text/typeset";
import { IN_LANGUAGE, type LanguageArgument, languageOf } from "./site-nodes";

interface Days {
  readonly from: string;
  readonly until: string;
  readonly opens?: string | null;
  readonly closes?: string | null;
}

/** “24 December”: notices and days that differ are near enough to need no year. */
function dayIn(language: Language, local: string): string {
  const date = new Date(local.slice(0, 10));
  return typeset(new Intl.DateTimeFormat(localeOf(language), { day: "numeric", month: "long", timeZone: "UTC" }).format(date), language);
}

const timeIn = (language: Language, value: string): string => formatFact({ id: "time", unit: "time", value }, language);

/** A field that is written as a language writes it. */
const written = (type: string, write: (days: Days, language: Language) => string | null) => ({
  type,
  args: IN_LANGUAGE,
  resolve: (days: Days, language: LanguageArgument) => write(days, languageOf(language)),
});

/** When a page shows something dated. Numbers, because the script in the page compares them with the clock. */
export const shown = <Source>(when: (source: Source) => { readonly starts: number; readonly ends: number }) => ({
  starts: { type: "Float!", resolve: (source: Source) => when(source).starts },
  ends: { type: "Float!", resolve: (source: Source) => when(source).ends },
});

/** Notices, and days that differ from the usual hours. */
export const datedResolvers = {
  NoticesJsonNotices: {
    ...shown(noticeShown),
    endDay: written("String!", ({ until }, language) => dayIn(language, until)),
    endTime: written("String", ({ until }, language) => (until.includes(" ") ? timeIn(language, until.slice(11)) : null)),
  },
  ExceptionsJsonExceptions: {
    ...shown(specialHoursShown),
    firstDay: written("String!", ({ from }, language) => dayIn(language, from)),
    lastDay: written("String!", ({ until }, language) => dayIn(language, until)),
    hours: written("String", ({ opens, closes }, language) =>
      opens && closes ? `${timeIn(language, opens)}–${timeIn(language, closes)}` : null,
    ),
  },
};
