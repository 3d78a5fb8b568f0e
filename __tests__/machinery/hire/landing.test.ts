import { facts as fixtureFacts } from "../../../data/facts.json";
import type { HireFact } from "../../../src/core/hire/can-rent";
import { OCCASIONS, SERVICES, handoverAt, handoverSpans, joinedAtMidnight } from "../../../src/core/hire/landing";

const fixture: readonly HireFact[] = fixtureFacts.map(({ id, value }) => ({ factId: id, value }));

test("a car is free within the hours of handover, costs the fee outside them, and the notice has to be asked", () => {
  const HOURS = [
    ["07:29", "fee", "ask"],
    ["07:30", "free", "ask"],
    ["08:30", "free", "office"],
    ["19:29", "free", "office"],
    ["19:30", "free", "ask"],
    ["21:30", "fee", "ask"],
    ["02:00", "fee", "ask"],
  ] as const;
  HOURS.forEach(([clock, cost, answers]) => {
    const handover = handoverAt("car", "landing", clock, fixture);
    expect(handover).toMatchObject({ cost, answers });
    expect(handover.fee.facts).toEqual(cost === "fee" ? ["carOutOfHours"] : []);
    expect(handover.notice.unknown).toEqual(cost === "fee" ? ["carOutOfHoursNotice"] : []);
  });
});

test("a fact that is told answers instead of “ask us”", () => {
  const more = ["carOutOfHoursNotice", "carHeldHours", "nightNumber"].map((factId) => ({ factId, value: 6 }));
  expect(handoverAt("car", "landing", "02:00", [...more, ...fixture])).toMatchObject({
    notice: { facts: ["carOutOfHoursNotice"], unknown: [] },
    answers: "night",
    late: { facts: ["carHeldHours"], unknown: [] },
  });
});

test("a van's hours are not told, so every hour has to be asked, and parking is free around the clock", () => {
  const CLOCKS = ["00:00", "02:00", "09:00", "23:59"] as const;
  CLOCKS.forEach((clock) => {
    expect(handoverAt("van", "leaving", clock, fixture)).toMatchObject({ cost: "ask" });
    expect(handoverAt("van", "leaving", clock, fixture).fee.unknown).toContain("vanHandoverOpens");
    expect(handoverAt("parking", "landing", clock, fixture)).toMatchObject({ cost: "free", late: { unknown: ["parkingOverstay"] } });
  });
});

test("the spans of a day begin at midnight and wherever the answer changes", () => {
  const cases = SERVICES.flatMap((service) => OCCASIONS.map((occasion) => [service, occasion] as const));
  cases.forEach(([service, occasion]) => {
    const spans = handoverSpans(service, occasion, fixture);
    for (let minute = 0; minute < 24 * 60; minute++) {
      const clock = new Date(minute * 60_000).toISOString().slice(11, 16);
      const at = spans.filter(({ from, until }) => from <= clock && clock < until).map(({ handover }) => handover);
      expect([clock, at]).toEqual([clock, [handoverAt(service, occasion, clock, fixture)]]);
    }
  });
});

test("spans with the same answer on both sides of midnight are joined", () => {
  const spans = joinedAtMidnight(handoverSpans("car", "landing", fixture));
  expect(spans.map(({ from, until }) => `${from}–${until}`)).toEqual(["07:30–08:30", "08:30–19:30", "19:30–21:30", "21:30–07:30"]);
});
