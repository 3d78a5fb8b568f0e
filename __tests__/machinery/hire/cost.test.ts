import fc from "fast-check";
import { facts as fixtureFacts } from "../../../data/facts.json";
import type { HireFact } from "../../../src/core/hire/can-rent";
import { type CostLine, type Trip, tripCost } from "../../../src/core/hire/cost";

/** The facts that the fixture lacks; amounts in euros. */
const MORE = {
  carAdditionalDriver: 6,
  carDepositProtected: 120,
  carYoungDepositProtected: 300,
  carExcessSmall: 450,
  carExcessLarge: 750,
  carGroupsSmall: ["A", "B"],
  carGroupsLarge: ["C"],
  carDamageAdmin: 40,
  carLateAdmin: 22,
  carLateDays: 1,
  carRefuelling: 19,
  carCleaning: 24,
  carValeting: 48,
  carFineAdmin: 29,
  carDepositReleaseHours: 30,
  carDepositReleaseMaxDays: 20,
  carProtectionPrice: 9.9,
  carProtectionExcess: 50,
  northInsuranceShortDays: 4,
  northInsuranceLongMonths: 1,
  northExcess: 9000,
  rentalDayHours: 24,
};

const fixture: readonly HireFact[] = fixtureFacts.map(({ id, value }) => ({ factId: id, value }));

const without = (facts: readonly HireFact[], ...ids: readonly string[]) => facts.filter(({ factId }) => !ids.includes(factId));

const changed = (facts: readonly HireFact[], changes: Readonly<Record<string, unknown>>): readonly HireFact[] => [
  ...without(facts, ...Object.keys(changes)),
  ...Object.entries(changes).map(([factId, value]) => ({ factId, value })),
];

const told = changed(fixture, MORE);

const STANDARD = { age: 30, licenceMonths: 120 };
const YOUNG = { age: 23, licenceMonths: 30 };

/** Five days by day, for a driver on standard terms, but for what a test changes. */
const trip = (unusual: Partial<Trip>): Trip => ({
  time: { days: 5 },
  pickUp: "10:00",
  dropOff: "10:00",
  drivers: [STANDARD],
  payment: "own",
  northDays: 0,
  extraProtection: false,
  ...unusual,
});

function sumsOf(unusual: Partial<Trip>, facts = told) {
  const { sums } = tripCost(trip(unusual), facts);
  if (sums === undefined) {
    throw new Error("The terms do not accept this trip.");
  }
  return sums;
}

const amounts = (lines: readonly CostLine[]) => Object.fromEntries(lines.map(({ id, least, most }) => [id, [least, most]]));

test("a standard driver's five days come to the rental, and a sum without its facts has no limit and names them", () => {
  const { pay, hold, risk } = sumsOf({}, fixture);
  expect(pay).toMatchObject({ least: 10_500, most: 65_000, unknown: [] });
  expect(hold).toMatchObject({ least: 40_000, most: 70_000, unknown: [] });
  expect(risk).toMatchObject({ most: undefined, unknown: ["carDamageAdmin"] });
});

test("a young driver, a second one, a landing at night and two days in the north cost what the fixture's facts say", () => {
  const unusual: Partial<Trip> = { drivers: [YOUNG, STANDARD], pickUp: "23:30", northDays: 2 };
  expect(amounts(sumsOf(unusual, fixture).pay.lines)).toEqual({
    rental: [10_500, 65_000],
    "young-driver": [9_000, 9_000],
    "additional-driver": [0, undefined],
    "out-of-hours": [2_700, 2_700],
    "north-insurance": [0, undefined],
  });
  const { pay, hold, risk } = sumsOf(unusual);
  expect(pay).toMatchObject({ least: 28_000, most: 82_500 });
  expect(hold).toMatchObject({ least: 90_000, most: 90_000 });
  expect(amounts(risk.lines)).toEqual({ excess: [45_000, 75_000], "damage-admin": [4_000, 4_000], "north-damage": [900_000, 900_000] });
});

test("a typed day rate replaces the range, to the cent, also for the day of a late return", () => {
  const { pay, onlyIf } = sumsOf({ time: { days: 3 }, dayRate: 3_745 });
  expect(pay).toMatchObject({ least: 11_235, most: 11_235 });
  expect(amounts(onlyIf)).toEqual({
    "late-return": [5_945, 5_945],
    refuelling: [1_900, undefined],
    cleaning: [2_400, 2_400],
    valeting: [4_800, 4_800],
    "fine-admin": [2_900, undefined],
  });
});

test("extra protection changes deposit and excess, and until its excess is told, the full one stays the limit", () => {
  const chosen = sumsOf({ extraProtection: true });
  expect(amounts(chosen.pay.lines)["extra-protection"]).toEqual([4_950, 4_950]);
  expect(chosen.hold).toMatchObject({ least: 12_000, most: 12_000 });
  expect(amounts(chosen.risk.lines)["excess"]).toEqual([5_000, 5_000]);
  expect(sumsOf({ extraProtection: true, drivers: [YOUNG] }).hold).toMatchObject({ least: 30_000, most: 30_000 });

  const asked = sumsOf({ extraProtection: true, group: "B" }, without(told, "carProtectionExcess"));
  expect(asked.risk).toMatchObject({ least: 4_000, most: 49_000, unknown: ["carProtectionExcess"] });
});

/** A line of each trip, which is the range in euros that follows the trip. */
function expectLine(line: CostLine["id"], ...cases: readonly (readonly [Partial<Trip>, ...euros: (number | undefined)[]])[]): void {
  const found = cases.map(([unusual]) => {
    const { pay, risk } = sumsOf(unusual);
    return amounts([...pay.lines, ...risk.lines])[line] ?? [];
  });
  expect(found).toEqual(cases.map(([, ...euros]) => euros.map((amount) => (amount === undefined ? undefined : amount * 100))));
}

test("the excess is the group's, and of both kinds while the group is not known", () => {
  const other = { group: "Z" };
  expectLine("excess", [{ group: "B" }, 450, 450], [{ group: "C" }, 750, 750], [other, 450, 750], [{}, 450, 750]);
});

test("insurance for the north goes by the issuer's steps, and beyond the longest it has no limit", () => {
  expectLine("north-insurance", [{}], [{ northDays: 4 }, 28, 28], [{ northDays: 5 }, 41, 41]);
  expectLine("north-insurance", [{ northDays: 28 }, 41, 41], [{ northDays: 29 }, 41, undefined]);
});

test("each handover outside the free hours costs the fee; the hour of opening is free, the hour of closing is not", () => {
  const night = { pickUp: "23:30", dropOff: "05:00" };
  expectLine("out-of-hours", [{ pickUp: "07:30", dropOff: "21:29" }], [night, 54, 54]);
  expectLine("out-of-hours", [{ pickUp: "07:29" }, 27, 27], [{ dropOff: "21:30" }, 27, 27]);
});

test("a part of a day counts as none or one until the terms tell, and never makes a rental shorter than a day", () => {
  const PARTS = [
    ["2027-03-27", "2027-03-29", "10:00", [2, 2]],
    ["2027-03-27", "2027-03-29", "10:01", [2, 3]],
    ["2027-03-27", "2027-03-29", "09:00", [1, 2]],
    ["2027-03-27", "2027-03-27", "12:00", [1, 1]],
  ] as const;
  PARTS.forEach(([from, until, dropOff, [least, most]]) => {
    const { days, pay } = sumsOf({ time: { from, until }, dropOff }, without(told, "rentalDayHours"));
    expect(days).toEqual({ least, most });
    expect(pay.unknown).toEqual(least === most ? [] : ["rentalDayHours"]);
    expect(sumsOf({ time: { from, until }, dropOff }).days).toEqual({ least: most, most });
  });
  expect(() => sumsOf({ time: { from: "2027-03-29", until: "2027-03-29" } })).toThrow(RangeError);
});

test("with days, the last moment of free cancelling and the release of the deposit are moments in Cyprus", () => {
  expect(sumsOf({ time: { from: "2027-03-01", until: "2027-03-08" }, dropOff: "18:30" })).toMatchObject({
    freeCancellingUntil: "2027-02-27T22:00",
    releasedBy: "2027-03-10T00:30",
    releasedAtLatest: "2027-03-28T18:30",
  });
  expect(sumsOf({}).releasedBy).toBeUndefined();
});

test("the verdict is the strictest of all drivers, and a trip that has to ask or is refused has no sums", () => {
  const VERDICTS = [
    ["yes", {}],
    ["yes-with-surcharge", { drivers: [STANDARD, YOUNG] }],
    ["ask", { drivers: [STANDARD, { ...YOUNG, age: 20 }] }],
    ["no", { drivers: [YOUNG, { ...STANDARD, age: 79 }] }],
    ["no", { payment: "none" }],
  ] as const;
  VERDICTS.forEach(([verdict, unusual]) => {
    const cost = tripCost(trip(unusual), told);
    expect([cost.verdict, cost.sums !== undefined]).toEqual([verdict, verdict.startsWith("yes")]);
  });
});

const hour = fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
const driver = fc.constantFrom(STANDARD, YOUNG);

const trips: fc.Arbitrary<Trip> = fc.record({
  time: fc.integer({ min: 1, max: 120 }).map((days) => ({ days })),
  pickUp: hour,
  dropOff: hour,
  drivers: fc.tuple(driver, fc.array(driver, { maxLength: 3 })).map(([first, others]) => [first, ...others] as const),
  payment: fc.constant("own" as const),
  northDays: fc.nat(40),
  extraProtection: fc.boolean(),
  group: fc.constantFrom(undefined, "A", "C"),
  dayRate: fc.option(fc.integer({ min: 1, max: 50_000 }), { nil: undefined }),
});

const cents = fc.integer({ min: 1, max: 1_000_000 });

/** Other amounts in cents; the highest of a range is never below the lowest. */
const otherAmounts = fc
  .record({
    from: cents,
    max: cents,
    small: cents,
    large: cents,
    short: cents,
    long: cents,
    young: cents,
    driver: cents,
    protection: cents,
  })
  .map(({ from, max, small, large, short, long, young, driver: additional, protection }) => ({
    carPriceFrom: from,
    carPriceMax: from + max,
    carExcessSmall: small,
    carExcessLarge: small + large,
    northInsuranceShort: short,
    northInsuranceLong: short + long,
    carYoungSurcharge: young,
    carAdditionalDriver: additional,
    carProtectionPrice: protection,
  }));

const inEuros = (amountsInCents: Readonly<Record<string, number>>) =>
  changed(told, Object.fromEntries(Object.entries(amountsInCents).map(([id, value]) => [id, value / 100])));

const unlimited = (most: number | undefined): number => most ?? Infinity;

test("every sum is the sum of its lines, from the least to the most, in whole cents", () => {
  fc.assert(
    fc.property(trips, otherAmounts, (one, other) => {
      const { pay, hold, risk } = sumsOf(one, inEuros(other));
      for (const { least, most, lines } of [pay, hold, risk]) {
        expect(Number.isInteger(least)).toBe(true);
        expect(least).toBe(lines.reduce((sum, line) => sum + line.least, 0));
        expect(unlimited(most)).toBe(lines.reduce((sum, line) => sum + unlimited(line.most), 0));
        expect(least).toBeLessThanOrEqual(unlimited(most));
      }
    }),
  );
});

test("every line for a day is its fact times days and drivers, to the cent", () => {
  fc.assert(
    fc.property(trips, otherAmounts, (one, other) => {
      const { days, pay } = sumsOf(one, inEuros(other));
      const lines = amounts(pay.lines);
      const least = (id: CostLine["id"]): number => lines[id]?.[0] ?? 0;
      expect(least("rental")).toBe((one.dayRate ?? other.carPriceFrom) * days.least);
      expect(least("young-driver")).toBe(other.carYoungSurcharge * days.least * one.drivers.filter((each) => each === YOUNG).length);
      expect(least("additional-driver")).toBe(other.carAdditionalDriver * days.least * (one.drivers.length - 1));
      expect(least("extra-protection")).toBe(one.extraProtection ? other.carProtectionPrice * days.least : 0);
    }),
  );
});

test("a day, a driver, a younger driver, a day in the north or extra protection never makes paying cheaper", () => {
  const MORE_OF: readonly ((one: Trip, days: number) => Trip)[] = [
    (one, days) => ({ ...one, time: { days: days + 1 } }),
    (one) => ({ ...one, drivers: [...one.drivers, STANDARD] }),
    (one) => ({ ...one, drivers: [YOUNG, ...one.drivers.slice(1)] }),
    (one) => ({ ...one, northDays: one.northDays + 1 }),
    (one) => ({ ...one, extraProtection: true }),
  ];
  fc.assert(
    fc.property(trips, otherAmounts, fc.constantFrom(...MORE_OF), (one, other, more) => {
      const { days, pay } = sumsOf(one, inEuros(other));
      const dearer = sumsOf(more(one, days.most), inEuros(other)).pay;
      expect(dearer.least).toBeGreaterThanOrEqual(pay.least);
      expect(unlimited(dearer.most)).toBeGreaterThanOrEqual(unlimited(pay.most));
    }),
  );
});

test("an amount that is not told is named, and takes the limit from what it was part of", () => {
  const IDS = [
    "carYoungSurcharge",
    "carAdditionalDriver",
    "carOutOfHours",
    "carPriceFrom",
    "carDepositMax",
    "carExcessSmall",
    "carDamageAdmin",
  ];
  fc.assert(
    fc.property(trips, fc.constantFrom(...IDS), (one, id) => {
      const whole = sumsOf(one);
      const part = sumsOf(one, without(told, id));
      for (const name of ["pay", "hold", "risk"] as const) {
        expect(part[name].most).toBe(part[name].unknown.includes(id) ? undefined : whole[name].most);
      }
    }),
  );
});
