import { isOpenAt } from "./opening";

const day = { opens: "09:00", closes: "18:00" };
const night = { opens: "20:00", closes: "08:00" };

test.each([
  ["open from its first minute, in summer", day, "2026-07-15T06:00:00Z", true],
  ["closed a minute before", day, "2026-07-15T05:59:00Z", false],
  ["open from its first minute, in winter", day, "2026-12-15T07:00:00Z", true],
  ["closed from the minute of closing", day, "2026-12-15T16:00:00Z", false],
  ["open past midnight", night, "2026-07-15T21:00:00Z", true],
  ["closed when the night ends", night, "2026-07-16T05:00:00Z", false],
  ["open at all hours if it opens and closes at the same time", { opens: "00:00", closes: "00:00" }, "2026-07-16T05:00:00Z", true],
])("by the time in Cyprus it is %s", (_, hours, moment, isOpen) => {
  expect(isOpenAt(hours, new Date(moment))).toBe(isOpen);
});

test("the time in Cyprus is that of its time zone, before and after each change of the clocks", () => {
  const zone = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Nicosia", hour: "2-digit", minute: "2-digit" });
  for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2031, 0, 1); day += 24 * 3_600_000) {
    for (const minute of [59, 60].map((minutes) => new Date(day + minutes * 60_000))) {
      const opens = zone.format(minute);
      expect([minute, isOpenAt({ opens, closes: `${opens}:01` }, minute)]).toEqual([minute, true]);
    }
  }
});
