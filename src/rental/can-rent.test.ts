import {
  AGE_BANDS,
  type Driver,
  type DriverKind,
  LICENCE_BANDS,
  type ReasonId,
  type RentRules,
  VEHICLES,
  type Verdict,
  canRent,
  lowestAges,
  rentRules,
  shortestLicences,
} from "./can-rent";
import { RULES } from "../../__tests__/rental-rules";

const rules: RentRules = RULES;

/** A driver who may rent on standard terms, but for what a test changes. */
const driver = (unusual: Partial<Driver>): Driver => ({
  vehicle: "car",
  age: rules.carAgeMin,
  licenceMonths: rules.carLicenceYears * 12,
  payment: "own",
  north: false,
  ...unusual,
});

test.each<[age: number, ...verdicts: Verdict[]]>([
  [17, "no", "no", "no", "no"],
  [18, "no", "ask", "ask", "ask"],
  [20, "no", "ask", "ask", "ask"],
  [21, "no", "yes-with-surcharge", "yes-with-surcharge", "yes-with-surcharge"],
  [24, "no", "yes-with-surcharge", "yes-with-surcharge", "yes-with-surcharge"],
  [25, "no", "yes-with-surcharge", "yes-with-surcharge", "yes"],
  [80, "no", "yes-with-surcharge", "yes-with-surcharge", "yes"],
  [81, "no", "no", "no", "no"],
])("at %i, after 11, 12, 35 and 36 months with a licence, a car has the verdicts %s, %s, %s, %s", (age, ...verdicts) => {
  expect([11, 12, 35, 36].map((licenceMonths) => canRent(driver({ age, licenceMonths }), rules).verdict)).toEqual(verdicts);
});

test.each<[Partial<Driver>, Verdict, DriverKind | undefined, readonly ReasonId[]]>([
  [{ north: true }, "yes-with-surcharge", "standard", ["car-north", "car-standard"]],
  [{ age: 22, north: true }, "yes-with-surcharge", "young", ["car-young-age", "car-north"]],
  [{ age: 22, licenceMonths: 20 }, "yes-with-surcharge", "young", ["car-young-age"]],
  [{ age: 19, licenceMonths: 3 }, "no", undefined, ["car-licence-under"]],
  [{ age: 17, licenceMonths: 3 }, "no", undefined, ["car-age-under", "car-licence-under"]],
  [{ age: 85, licenceMonths: 20 }, "no", undefined, ["car-age-over"]],
  [{ payment: "other-kind" }, "no", undefined, ["car-card-other-kind"]],
  [{ payment: "someone-else" }, "no", undefined, ["car-card-someone-else"]],
  [{ age: 22, payment: "none", north: true }, "no", undefined, ["car-card-none"]],
  [{ vehicle: "van", age: 22, licenceMonths: 23 }, "no", undefined, ["van-licence-under"]],
  [{ vehicle: "van", age: 95, licenceMonths: 24 }, "yes", "van", ["van-standard"]],
  [{ vehicle: "van", payment: "none", north: true }, "ask", undefined, ["van-card", "van-north", "van-standard"]],
])(
  "for %j the answer is %s, with its reasons, the strictest first, and a kind of driver only if it promises something",
  (unusual, ...expected) => {
    const { verdict, kind, reasons } = canRent(driver(unusual), rules);
    expect([verdict, kind, reasons.map(({ id }) => id)]).toEqual(expected);
  },
);

test("a missing rule, or one that is not a number, stops the build", () => {
  const nodes = Object.entries(rules).map(([factId, value]) => ({ factId, value }));
  expect(rentRules(nodes)).toEqual(rules);
  expect(() => rentRules(nodes.filter(({ factId }) => factId !== "carAgeMax"))).toThrow("carAgeMax");
  expect(() => rentRules(nodes.map((node) => (node.factId === "vanAgeMin" ? { ...node, value: "23" } : node)))).toThrow("vanAgeMin");
});

test("all ages and licences in a band of the form have the same answer", () => {
  const ages = AGE_BANDS.map((band) => lowestAges(rules)[band]);
  const licences = LICENCE_BANDS.map((band) => shortestLicences(rules)[band]);
  const startOf = (value: number, starts: readonly number[]): number => starts.filter((start) => start <= value).at(-1) ?? Number.NaN;
  const answers = (age: number, licenceMonths: number) =>
    VEHICLES.map((vehicle) => canRent(driver({ vehicle, age, licenceMonths }), rules));
  for (let age = rules.carAskAgeMin; age <= 100; age++) {
    for (let months = 0; months <= 60; months++) {
      expect({ age, months, answers: answers(age, months) }).toEqual({
        age,
        months,
        answers: answers(startOf(age, ages), startOf(months, licences)),
      });
    }
  }
});
