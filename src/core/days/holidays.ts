import { daysAfter } from "./cyprus-time";

/**
 * The day of Orthodox Easter, as “YYYY-MM-DD”.
 *
 * @param year from 1900 to 2099, in which the Julian calendar is 13 days behind
 * @source Meeus, Astronomical Algorithms, chapter 8: Easter in the Julian calendar
 */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  return daysAfter(`${String(year)}-03-22`, moon + sunday + 13);
}

/** Those on the same day each year. @source Bank of Cyprus, bank holidays */
const FIXED: readonly (readonly [day: string, name: string])[] = [
  ["01-01", "New Year’s Day"],
  ["01-06", "Epiphany"],
  ["03-25", "Greek Independence Day"],
  ["04-01", "Cyprus National Day"],
  ["05-01", "Labour Day"],
  ["08-15", "Assumption Day"],
  ["10-01", "Cyprus Independence Day"],
  ["10-28", "Ochi Day"],
  ["12-25", "Christmas Day"],
  ["12-26", "Boxing Day"],
];

/** Those that follow Easter, by days after it. */
const MOVABLE: readonly (readonly [after: number, name: string])[] = [
  [-48, "Green Monday"],
  [-2, "Good Friday"],
  [0, "Easter Sunday"],
  [1, "Easter Monday"],
  [50, "Whit Monday (Kataklysmos)"],
];

/** A public holiday of Cyprus. */
export interface Holiday {
  readonly day: string;
  readonly name: string;
}

/** The public holidays of a year, in order. */
function holidaysOf(year: number): readonly Holiday[] {
  const easter = orthodoxEaster(year);
  return [
    ...FIXED.map(([day, name]) => ({ day: `${String(year)}-${day}`, name })),
    ...MOVABLE.map(([after, name]) => ({ day: daysAfter(easter, after), name })),
  ].sort((one, other) => one.day.localeCompare(other.day));
}

/**
 * The public holidays from a day on.
 *
 * @param today as “YYYY-MM-DD”
 * @param days how many days to look ahead
 */
export function holidaysWithin(today: string, days: number): readonly Holiday[] {
  const year = Number(today.slice(0, 4));
  return [...holidaysOf(year), ...holidaysOf(year + 1)].filter(({ day }) => day >= today && day <= daysAfter(today, days));
}
