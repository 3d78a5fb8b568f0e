import { cyprusTime, daysAfter, includesDay } from "../days/cyprus-time";
import { type HireFact, hireFact } from "./can-rent";

/** A span of each day in local time, as “HH:MM”. */
export interface DailyHours {
  readonly opens: string;
  readonly closes: string;
}

/** Hours whose limits are facts; `undefined` while one is not told. */
export function hoursOf(facts: readonly HireFact[], opensId: string, closesId: string): DailyHours | undefined {
  const opens = hireFact(facts, opensId);
  const closes = hireFact(facts, closesId);
  return typeof opens === "string" && typeof closes === "string" ? { opens, closes } : undefined;
}

/**
 * Whether a time of day, as “HH:MM”, lies within the hours of a day. At the minute of closing it does not.
 *
 * @param hours those that close at or before they open run past midnight
 */
export function isWithin({ opens, closes }: DailyHours, clock: string): boolean {
  return opens < closes ? clock >= opens && clock < closes : clock >= opens || clock < closes;
}

/** Hours that differ on some days: the first and the last, as “YYYY-MM-DD”. Both times are missing where it is closed. */
export interface SpecialHours {
  readonly kind: string;
  readonly from: string;
  readonly until: string;
  readonly opens?: string | null;
  readonly closes?: string | null;
}

/** What is true of opening at a moment. */
export interface Opening {
  readonly isOpen: boolean;
  /** Whether it is closed all day. */
  readonly isClosedToday: boolean;
  /** Whether today and tomorrow have the usual hours, so that these say when it opens or closes next. */
  readonly isUsual: boolean;
}

/**
 * Whether something is open at a moment.
 *
 * @param hours of a usual day, in Cyprus time
 * @param special days with other hours, from midnight to midnight
 * @example openingAt({ opens: "09:00", closes: "18:00" }, [], new Date("2026-07-01T06:00:00Z")).isOpen // true: it is 9:00 in Cyprus
 */
export function openingAt(hours: DailyHours, special: readonly SpecialHours[], moment: Date): Opening {
  const [today = "", clock = ""] = cyprusTime(moment).split(" ");
  const on = (day: string): SpecialHours | undefined => special.find((days) => includesDay(days, day));
  const differs = on(today);
  const { opens, closes } = differs ?? hours;
  const hasHours = typeof opens === "string" && typeof closes === "string";
  return {
    isOpen: hasHours && isWithin({ opens, closes }, clock),
    isClosedToday: !hasHours,
    isUsual: differs === undefined && on(daysAfter(today, 1)) === undefined,
  };
}
