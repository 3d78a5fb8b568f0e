import type { HireFact } from "../../../src/core/hire/can-rent";

/** Who may rent. */
export const RULES = {
  carAgeMin: 25,
  carAgeMax: 80,
  carLicenceYears: 3,
  carYoungAgeMin: 21,
  carLicenceMonthsMin: 12,
  carAskAgeMin: 18,
  vanAgeMin: 23,
  vanLicenceYears: 2,
};

/** When cars are handed over, and what that costs in euros. */
const TERMS = {
  carOutOfHours: 27,
  carLateAdmin: 22,
  carLateDays: 1,
  carHandoverOpens: "07:30",
  carHandoverCloses: "21:30",
  officeOpens: "08:30",
  officeCloses: "19:30",
  roundTheClock: "24/7",
};

/** The facts of the tests of renting, with changes; `undefined` for one that is not told. */
export const hireFacts = (changes: Readonly<Record<string, unknown>> = {}): readonly HireFact[] =>
  Object.entries({ ...RULES, ...TERMS, ...changes }).map(([factId, value]) => ({ factId, value }));
