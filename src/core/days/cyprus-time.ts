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
