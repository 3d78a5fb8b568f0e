/** The day and the time of day in Cyprus at a moment, as “YYYY-MM-DD HH:MM”. @source IANA time zone database, Asia/Nicosia */
export function cyprusTime(moment: Date): string {
  // Created here, not on import: on a device without this time zone only the caller may fail. Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Asia/Nicosia",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(moment);
}

/**
 * The moment of a day and time in Cyprus, in milliseconds since 1970. A time that the clocks skip is an hour later, one that they repeat
 * the second of the two.
 *
 * @param local “YYYY-MM-DD HH:MM”, or “YYYY-MM-DD” for the beginning of the day
 * @example cyprusMoment("2026-12-24 14:00") === Date.parse("2026-12-24T12:00:00Z") // true
 */
export function cyprusMoment(local: string): number {
  const asUtc = (text: string): number => Date.parse(`${text.slice(0, 10)}T${text.slice(11) || "00:00"}Z`);
  const wanted = asUtc(local);
  const ahead = (moment: number): number => asUtc(cyprusTime(new Date(moment))) - moment;
  return wanted - ahead(wanted - ahead(wanted));
}

/** A day some days after another, both as “YYYY-MM-DD”. */
export function daysAfter(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
