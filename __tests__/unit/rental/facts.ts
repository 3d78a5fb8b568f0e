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

/** What a rental costs, in euros, and when. */
const TERMS = {
  carPriceFrom: 21,
  carPriceMax: 130,
  carYoungSurcharge: 18,
  carAdditionalDriver: 6,
  carOutOfHours: 27,
  carProtectionPrice: 9.9,
  carDepositMin: 400,
  carDepositMax: 700,
  carDepositProtected: 120,
  carYoungDeposit: 900,
  carYoungDepositProtected: 300,
  carExcessSmall: 450,
  carExcessLarge: 750,
  carProtectionExcess: 50,
  carDamageAdmin: 40,
  carLateAdmin: 22,
  carLateDays: 1,
  carRefuelling: 19,
  carCleaning: 24,
  carValeting: 48,
  carFineAdmin: 29,
  carCancelNotice: 36,
  carDepositReleaseHours: 30,
  carDepositReleaseMaxDays: 20,
  northInsuranceShort: 28,
  northInsuranceShortDays: 4,
  northInsuranceLong: 41,
  northInsuranceLongMonths: 1,
  northExcess: 9000,
  rentalDayHours: 24,
  carGroupsSmall: ["A", "B"],
  carGroupsLarge: ["C"],
  carHandoverOpens: "07:30",
  carHandoverCloses: "21:30",
  officeOpens: "08:30",
  officeCloses: "19:30",
  roundTheClock: "24/7",
};

/** The facts of the tests of renting, with changes; `undefined` for one that is not told. */
export const hireFacts = (changes: Readonly<Record<string, unknown>> = {}): readonly HireFact[] =>
  Object.entries({ ...RULES, ...TERMS, ...changes }).map(([factId, value]) => ({ factId, value }));
