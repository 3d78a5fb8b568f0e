import { readSiteData } from "../../src/content/site-data";
import {
  PAYMENTS,
  REASONS_BY_QUESTION,
  VEHICLES,
  canRent,
  clauseOf,
  lowestAges,
  rentRules,
  shortestLicences,
} from "../../src/core/hire/can-rent";
import { ROOT } from "../project-root";

const { facts, terms } = readSiteData(ROOT);
const rules = rentRules(facts.facts.map(({ id, value }) => ({ factId: id, value })));

test("every reason of “Can I rent?” leads to a clause of the terms", () => {
  const clauses = terms.parts.flatMap((part) => part.clauses.map((clause) => `${part.id}-${clause}`));
  const reasons = Object.values(REASONS_BY_QUESTION).flat();
  expect(reasons.map(clauseOf).filter((clause) => !clauses.includes(clause))).toEqual([]);
});

test("every cost that an answer of “Can I rent?” names is a fact", () => {
  const answers = VEHICLES.flatMap((vehicle) =>
    Object.values(lowestAges(rules)).flatMap((age) =>
      Object.values(shortestLicences(rules)).flatMap((licenceMonths) =>
        PAYMENTS.flatMap((payment) => [false, true].map((north) => canRent({ vehicle, age, licenceMonths, payment, north }, rules))),
      ),
    ),
  );
  const costs = new Set(answers.flatMap(({ reasons }) => reasons.flatMap((reason) => reason.costs)));
  expect(costs.size).toBeGreaterThan(0);
  const known = facts.facts.map(({ id }) => id);
  expect([...costs].filter((cost) => !known.includes(cost))).toEqual([]);
});
