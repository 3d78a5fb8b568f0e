import { cyprusTime } from "../days/cyprus-time";

/** The attribute of the body that lists hours: “office 09:00 18:00,cars 08:00 20:00”. What is open now is in `data-office` and `data-cars`. */
export const HOURS_ATTRIBUTE = "data-hours";

/** A span of each day in local time, as “HH:MM”. */
export interface DailyHours {
  readonly opens: string;
  readonly closes: string;
}

/**
 * Whether a time of day, as “HH:MM”, lies within the hours of a day. At the minute of closing it does not.
 *
 * @param hours those that close at or before they open run past midnight
 */
export function isWithin({ opens, closes }: DailyHours, clock: string): boolean {
  return opens < closes ? clock >= opens && clock < closes : clock >= opens || clock < closes;
}

/**
 * Whether something is open at a moment.
 *
 * @param hours of every day, in Cyprus time
 * @example isOpenAt({ opens: "09:00", closes: "18:00" }, new Date("2026-07-01T06:00:00Z")) // true: it is 9:00 in Cyprus
 */
export function isOpenAt(hours: DailyHours, moment: Date): boolean {
  return isWithin(hours, cyprusTime(moment).slice("YYYY-MM-DD ".length));
}
