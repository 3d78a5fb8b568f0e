/** The attribute of the body that lists hours: “office 09:00 18:00,cars 08:00 20:00”. What is open now is in `data-office` and `data-cars`. */
export const HOURS_ATTRIBUTE = "data-hours";

/** The time of day in Cyprus, as “HH:MM”. @source IANA time zone database, Asia/Nicosia */
function cyprusTime(moment: Date): string {
  // Created here, not on import: on a device without this time zone only the caller may fail.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Nicosia", hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    moment,
  );
}

/**
 * Whether something is open at a moment.
 *
 * @param hours the same every day, in Cyprus time, as “HH:MM”; if they close at or before they open, they run past midnight
 * @example isOpenAt({ opens: "09:00", closes: "18:00" }, new Date("2026-07-01T06:00:00Z")) // true: it is 9:00 in Cyprus
 */
export function isOpenAt({ opens, closes }: { readonly opens: string; readonly closes: string }, moment: Date): boolean {
  const now = cyprusTime(moment);
  return opens < closes ? now >= opens && now < closes : now >= opens || now < closes;
}
