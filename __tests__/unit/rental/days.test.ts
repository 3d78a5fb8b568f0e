import { cyprusMoment } from "../../../src/core/days/cyprus-time";
import { noticeShown, noticesOn, specialHoursShown } from "../../../src/core/days/dated";

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

test("a notice lasts to the end of its last day, or to its time; hours that differ are announced a week ahead", () => {
  const moments = ({ starts, ends }: ReturnType<typeof noticeShown>) => [starts, ends].map((moment) => new Date(moment).toISOString());
  expect(moments(noticeShown({ from: "2026-12-01", until: "2026-12-02" }))).toEqual([
    "2026-11-30T22:00:00.000Z",
    "2026-12-02T22:00:00.000Z",
  ]);
  expect(moments(noticeShown({ from: "2026-12-01 08:00", until: "2026-12-01 20:00" }))).toEqual([
    "2026-12-01T06:00:00.000Z",
    "2026-12-01T18:00:00.000Z",
  ]);
  expect(moments(specialHoursShown({ from: "2026-12-25", until: "2026-12-26" }))).toEqual([
    "2026-12-17T22:00:00.000Z",
    "2026-12-26T22:00:00.000Z",
  ]);
});

test("a notice is on the pages that it names, and without names on all", () => {
  const notices = [
    { id: "everywhere", pages: null },
    { id: "here", pages: ["home"] },
  ];
  expect(noticesOn("home", notices).map(({ id }) => id)).toEqual(["everywhere", "here"]);
  expect(noticesOn("directions", notices).map(({ id }) => id)).toEqual(["everywhere"]);
});
