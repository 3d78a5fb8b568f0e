import { openingAt } from "../../../src/core/hire/opening";

test("hours may run past midnight", () => {
  const night = { opens: "20:00", closes: "08:00" };
  const isOpenAt = (hours: typeof night, moment: string): boolean => openingAt(hours, [], new Date(moment)).isOpen;
  expect(isOpenAt(night, "2026-07-15T21:00:00Z")).toBe(true);
  expect(isOpenAt(night, "2026-07-16T05:00:00Z")).toBe(false);
  expect(isOpenAt({ opens: "00:00", closes: "00:00" }, "2026-07-16T05:00:00Z")).toBe(true);
});

test.each([
  ["the day before", "2026-12-23T10:00:00Z", { isOpen: true, isClosedToday: false, isUsual: false }],
  ["other hours, while it is open", "2026-12-24T10:59:00Z", { isOpen: true, isClosedToday: false, isUsual: false }],
  ["other hours, when it has closed", "2026-12-24T11:00:00Z", { isOpen: false, isClosedToday: false, isUsual: false }],
  // In Cyprus the next day has begun.
  ["a closed day", "2026-12-24T22:30:00Z", { isOpen: false, isClosedToday: true, isUsual: false }],
  ["the day after", "2026-12-27T10:00:00Z", { isOpen: true, isClosedToday: false, isUsual: true }],
])("hours may differ on some days: %s", (_, moment, opening) => {
  const special = [
    { kind: "office", from: "2026-12-24", until: "2026-12-24", opens: "09:00", closes: "13:00" },
    { kind: "office", from: "2026-12-25", until: "2026-12-26" },
  ];
  expect(openingAt({ opens: "09:00", closes: "18:00" }, special, new Date(moment))).toEqual(opening);
});
