/** Stands for the day on which the forms are opened, in their settings. */
export const TODAY = "{{today}}";

/** The only day that may be to come: what has happened has a date up to today. */
export const DAY_TO_COME = "reviewBy";

/** The day in Cyprus, as YYYY-MM-DD. */
export const dayInCyprus = (now: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Nicosia", dateStyle: "short" }).format(now);
