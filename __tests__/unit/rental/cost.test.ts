import { type CostLine, type Trip, tripCost } from "../../../src/core/hire/cost";
import { hireFacts } from "./facts";

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

const sumsOf = (unusual: Partial<Trip>, changes: Parameters<typeof hireFacts>[0] = {}) => tripCost(trip(unusual), hireFacts(changes)).sums;

test.each<readonly [CostLine["id"], what: string, trip: Partial<Trip>, least: number, most: number | undefined]>([
  ["rental", "days times the lowest and the highest price", {}, 105, 650],
  ["rental", "a typed day rate, to the cent", { dayRate: 3745 }, 187.25, 187.25],
  ["young-driver", "a surcharge a day", { drivers: [YOUNG, STANDARD] }, 90, 90],
  ["additional-driver", "a price a day", { drivers: [YOUNG, STANDARD] }, 30, 30],
  ["out-of-hours", "the hour of opening is free, that of closing is not", { pickUp: "07:30", dropOff: "21:30" }, 27, 27],
  ["out-of-hours", "a fee for each handover", { pickUp: "07:29", dropOff: "23:00" }, 54, 54],
  ["extra-protection", "a price a day", { extraProtection: true }, 49.5, 49.5],
  ["north-insurance", "the issuer’s first step", { northDays: 4 }, 28, 28],
  ["north-insurance", "the second step", { northDays: 5 }, 41, 41],
  ["north-insurance", "no limit beyond the last step", { northDays: 29 }, 41, undefined],
  ["deposit", "a range", {}, 400, 700],
  ["deposit", "less with protection", { extraProtection: true }, 120, 120],
  ["young-deposit", "one young driver is enough", { drivers: [STANDARD, YOUNG] }, 900, 900],
  ["excess", "of both kinds while the group is not known", {}, 450, 750],
  ["excess", "less with protection", { extraProtection: true }, 50, 50],
  ["north-damage", "no waiver in the north", { northDays: 1 }, 9000, 9000],
])("%s: %s", (line, _, unusual, least, most) => {
  const sums = sumsOf(unusual);
  const lines = [sums?.pay, sums?.hold, sums?.risk].flatMap((sum) => sum?.lines ?? []);
  expect(lines.find(({ id }) => id === line)).toMatchObject({ least: least * 100, most: most === undefined ? most : most * 100 });
});

test("a sum is the sum of its lines; without its facts it has no limit and names them", () => {
  const { pay } = sumsOf({ drivers: [YOUNG, STANDARD], pickUp: "23:30", northDays: 2 }) ?? {};
  expect(pay).toMatchObject({ least: (105 + 90 + 30 + 27 + 28) * 100, most: (650 + 90 + 30 + 27 + 28) * 100, unknown: [] });
  expect(sumsOf({}, { carDamageAdmin: null })?.risk).toMatchObject({ most: undefined, unknown: ["carDamageAdmin"] });
});

test("a part of a day counts as none or one until the terms tell; moments are by the clock in Cyprus", () => {
  const dated = { time: { from: "2027-03-01", until: "2027-03-08" }, dropOff: "18:30" };
  expect(sumsOf(dated)).toMatchObject({
    days: { least: 8, most: 8 },
    freeCancellingUntil: "2027-02-27T22:00",
    releasedBy: "2027-03-10T00:30",
  });
  expect(sumsOf(dated, { rentalDayHours: null })).toMatchObject({ days: { least: 7, most: 8 }, pay: { unknown: ["rentalDayHours"] } });
});

test("a trip that has to ask or is refused has no sums", () => {
  expect(sumsOf({ payment: "none" })).toBeUndefined();
  expect(sumsOf({ drivers: [STANDARD, { ...YOUNG, age: 20 }] })).toBeUndefined();
});
