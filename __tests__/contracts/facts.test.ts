import { readSiteData } from "../../src/content/site-data";
import { ROOT } from "../project-root";

const { facts } = readSiteData(ROOT).facts;

test("no reading is both shown and rejected", () => {
  const shown = new Set(facts.map((fact) => String(fact.value)));
  const rejected = facts.flatMap((fact) => fact.rejected.map(({ reading }) => reading));
  expect(rejected.filter((reading) => shown.has(reading))).toEqual([]);
});
