import { cyprusMoment } from "../../../src/core/days/cyprus-time";

test.each([
  ["2026-12-24 14:00", "2026-12-24T12:00:00Z"],
  ["2026-07-01", "2026-06-30T21:00:00Z"],
  // The days on which the clocks change: at 1:00 UTC.
  ["2026-03-29 02:30", "2026-03-29T00:30:00Z"],
  ["2026-03-29 04:30", "2026-03-29T01:30:00Z"],
  ["2026-10-25 02:30", "2026-10-24T23:30:00Z"],
  ["2026-10-25 04:30", "2026-10-25T02:30:00Z"],
])("%s in Cyprus is %s", (local, moment) => {
  expect(new Date(cyprusMoment(local)).toISOString()).toBe(moment.replace("Z", ".000Z"));
});
