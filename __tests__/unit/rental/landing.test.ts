import { handoverAt, handoverSpans, joinedAtMidnight } from "../../../src/core/hire/landing";
import { hireFacts } from "./facts";

const facts = hireFacts();

test.each([
  ["07:29", "fee", "ask"],
  ["07:30", "free", "ask"],
  ["08:30", "free", "office"],
  ["19:30", "free", "ask"],
  ["21:30", "fee", "ask"],
])("at %s a car is handed over with %s, and the question goes to %s", (clock, cost, answers) => {
  const handover = handoverAt("car", "landing", clock, facts);
  expect(handover).toMatchObject({ cost, answers });
  expect(handover.fee.facts).toEqual(cost === "fee" ? ["carOutOfHours"] : []);
  expect(handover.notice.unknown).toEqual(cost === "fee" ? ["carOutOfHoursNotice"] : []);
});

test("a fact that is told answers instead of “ask us”; hours that are not told have to be asked, and parking is free around the clock", () => {
  const more = hireFacts({ carOutOfHoursNotice: 6, carHeldHours: 6, nightNumber: "+357" });
  expect(handoverAt("car", "landing", "02:00", more)).toMatchObject({ notice: { unknown: [] }, answers: "night", late: { unknown: [] } });
  expect(handoverAt("van", "leaving", "12:00", facts)).toMatchObject({ cost: "ask" });
  expect(handoverAt("parking", "landing", "02:00", facts)).toMatchObject({ cost: "free", late: { unknown: ["parkingOverstay"] } });
});

test("the spans of a day change where the answer does, and are joined at midnight", () => {
  const spans = joinedAtMidnight(handoverSpans("car", "landing", facts));
  expect(spans.map(({ from, until }) => `${from}–${until}`)).toEqual(["07:30–08:30", "08:30–19:30", "19:30–21:30", "21:30–07:30"]);
});
