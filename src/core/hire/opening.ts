/** A span of each day in local time, as “HH:MM”. */
export interface DailyHours {
  readonly opens: string;
  readonly closes: string;
}

/** Where the clock of the office hangs. */
export const OFFICE_TIME_ZONE = "Asia/Nicosia";

/** The minute of the day at which a clock time stands. */
function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/**
 * The minute of the day in Cyprus, whatever clock the visitor's device shows; the time zone's rules bring daylight saving with them.
 *
 * @source IANA time zone database, Asia/Nicosia
 */
function minuteInCyprus(moment: Date): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: OFFICE_TIME_ZONE,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(moment);
  const value = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  return minuteOf(`${value("hour")}:${value("minute")}`);
}

/**
 * Tells whether something that opens and closes at the same times every day is open at a moment. The minute of closing is no longer open.
 *
 * @param hours in Cyprus time; hours that close at or before they open run past midnight
 * @example isOpenAt({ opens: "09:00", closes: "18:00" }, new Date("2026-07-01T06:00:00Z")) // true: it is 9:00 in Cyprus
 */
export function isOpenAt({ opens, closes }: DailyHours, moment: Date): boolean {
  const [start, end, now] = [minuteOf(opens), minuteOf(closes), minuteInCyprus(moment)];
  return start < end ? now >= start && now < end : now >= start || now < end;
}
