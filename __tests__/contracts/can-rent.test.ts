import { readSiteData } from "../../src/content/site-data";
import { REASONS } from "../../src/core/hire/can-rent";
import { COST_LINES } from "../../src/core/hire/cost";
import { ROOT } from "../project-root";

const { facts, terms } = readSiteData(ROOT);
const reasons = Object.values(REASONS);
const clauses = terms.parts.flatMap((part) => part.clauses.map((clause) => `${part.id}-${clause.id}`));

test("every reason of “Can I rent?” leads to a clause of the terms", () => {
  expect(reasons.map(({ clause }) => clause).filter((clause) => !clauses.includes(clause))).toEqual([]);
});

test("every cost that an answer of “Can I rent?” names is a fact", () => {
  const known = facts.facts.map(({ id }) => id);
  expect(reasons.flatMap(({ costs }) => costs).filter((cost) => !known.includes(cost))).toEqual([]);
});

test("every line of a trip's cost leads to a clause of the terms or to the table of fees", () => {
  expect(Object.values(COST_LINES).filter((clause) => ![...clauses, "fees"].includes(clause))).toEqual([]);
});

test("every fee for cars in the table of fees is a line of a trip's cost", () => {
  const fees = terms.fees.filter(({ scope }) => scope === "car").map(({ id }) => id);
  expect(fees.filter((id) => !(id in COST_LINES))).toEqual([]);
});
