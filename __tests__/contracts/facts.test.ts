import { readSiteData } from "../../src/content/site-data";
import { ROOT } from "../project-root";

const { facts } = readSiteData(ROOT).facts;
const value = (id: string): unknown => facts.find((fact) => fact.id === id)?.value;

test("figures that follow from each other agree", () => {
  expect(Number(value("carYoungAgeMax")) + 1).toBe(value("carAgeMin"));
  expect(Number(value("carAskAgeMax")) + 1).toBe(value("carYoungAgeMin"));
  expect(Number(value("carYoungLicenceYears")) * 12).toBe(value("carLicenceMonthsMin"));
  expect(Number(value("carDepositMin"))).toBeLessThan(Number(value("carDepositMax")));
  expect(Number(value("parkingRideMin"))).toBeLessThan(Number(value("parkingRideMax")));
  expect(Number(value("speedMotorwayMin"))).toBeLessThan(Number(value("speedMotorway")));
});

test("no reading is both shown and rejected", () => {
  const shown = new Set(facts.map((fact) => String(fact.value)));
  const rejected = facts.flatMap((fact) => fact.rejected.map(({ reading }) => reading));
  expect(rejected.filter((reading) => shown.has(reading))).toEqual([]);
});
