import { readSiteData } from "../../src/content/site-data";
import { REASONS } from "../../src/core/hire/can-rent";
import { ROOT } from "../project-root";

const { facts, terms } = readSiteData(ROOT);
const reasons = Object.values(REASONS);

test("every reason of “Can I rent?” leads to a clause of the terms", () => {
  const clauses = terms.parts.flatMap((part) => part.clauses.map((clause) => `${part.id}-${clause.id}`));
  expect(reasons.map(({ clause }) => clause).filter((clause) => !clauses.includes(clause))).toEqual([]);
});

test("every cost that an answer of “Can I rent?” names is a fact", () => {
  const known = facts.facts.map(({ id }) => id);
  expect(reasons.flatMap(({ costs }) => costs).filter((cost) => !known.includes(cost))).toEqual([]);
});
