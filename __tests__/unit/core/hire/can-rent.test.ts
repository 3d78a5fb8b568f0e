import {
  AGE_BANDS,
  type Driver,
  type DriverKind,
  LICENCE_BANDS,
  PAYMENTS,
  REASONS_BY_QUESTION,
  type ReasonId,
  type RentRules,
  VEHICLES,
  VERDICTS,
  type Verdict,
  canRent,
  lowestAges,
  rentRules,
  shortestLicences,
} from "../../../../src/core/hire/can-rent";
import { failing } from "../../../failing-cases";

const rules: RentRules = {
  carAgeMin: 25,
  carAgeMax: 80,
  carLicenceYears: 3,
  carYoungAgeMin: 21,
  carLicenceMonthsMin: 12,
  carAskAgeMin: 18,
  vanAgeMin: 23,
  vanLicenceYears: 2,
};

/** A driver of whom nothing but what a test names is unusual. */
const driver = (unusual: Partial<Driver>): Driver => ({
  vehicle: "car",
  age: rules.carAgeMin,
  licenceMonths: rules.carLicenceYears * 12,
  payment: "own",
  north: false,
  ...unusual,
});

const reasonsOf = (unusual: Partial<Driver>): readonly ReasonId[] => canRent(driver(unusual), rules).reasons.map(({ id }) => id);

describe("a car, by age and months of licence", () => {
  const LICENCES = [11, 12, 35, 36] as const;
  const TABLE: readonly (readonly [age: number, ...verdicts: Verdict[]])[] = [
    [17, "no", "no", "no", "no"],
    [18, "no", "ask", "ask", "ask"],
    [19, "no", "ask", "ask", "ask"],
    [20, "no", "ask", "ask", "ask"],
    [21, "no", "yes-with-surcharge", "yes-with-surcharge", "yes-with-surcharge"],
    [24, "no", "yes-with-surcharge", "yes-with-surcharge", "yes-with-surcharge"],
    [25, "no", "yes-with-surcharge", "yes-with-surcharge", "yes"],
    [80, "no", "yes-with-surcharge", "yes-with-surcharge", "yes"],
    [81, "no", "no", "no", "no"],
  ];

  test("has the verdict of the table on each side of every limit", async () => {
    const cells = TABLE.flatMap(([age, ...verdicts]) => LICENCES.map((months, index) => [age, months, verdicts[index]] as const));
    expect(
      await failing(cells, ([age, licenceMonths, verdict]) => {
        expect(canRent(driver({ age, licenceMonths }), rules).verdict).toBe(verdict);
      }),
    ).toEqual([]);
  });

  test("names every reason, the strictest first", () => {
    expect(reasonsOf({})).toEqual(["car-standard"]);
    expect(reasonsOf({ age: 22 })).toEqual(["car-young-age"]);
    expect(reasonsOf({ age: 40, licenceMonths: 20 })).toEqual(["car-short-licence"]);
    expect(reasonsOf({ age: 22, licenceMonths: 20 })).toEqual(["car-young-age", "car-short-licence"]);
    expect(reasonsOf({ age: 22, licenceMonths: 3 })).toEqual(["car-licence-under", "car-young-age"]);
    expect(reasonsOf({ age: 19, licenceMonths: 3 })).toEqual(["car-licence-under", "car-ask-age"]);
    expect(reasonsOf({ age: 17, licenceMonths: 3 })).toEqual(["car-age-under", "car-licence-under"]);
    expect(reasonsOf({ age: 85, licenceMonths: 20 })).toEqual(["car-age-over"]);
  });
});

test("a van has the verdict and the reasons of each side of its limits", async () => {
  const table: readonly (readonly [age: number, licenceMonths: number, verdict: Verdict, reasons: readonly ReasonId[]])[] = [
    [22, 23, "no", ["van-licence-under", "van-ask-age"]],
    [22, 24, "ask", ["van-ask-age"]],
    [23, 23, "no", ["van-licence-under"]],
    [23, 24, "yes", ["van-standard"]],
    [95, 24, "yes", ["van-standard"]],
  ];
  expect(
    await failing(table, ([age, licenceMonths, verdict, reasons]) => {
      expect(canRent(driver({ vehicle: "van", age, licenceMonths }), rules).verdict).toBe(verdict);
      expect(reasonsOf({ vehicle: "van", age, licenceMonths })).toEqual(reasons);
    }),
  ).toEqual([]);
});

describe("cards and the north", () => {
  test("a car wants an accepted card in the driver’s name; a van has to ask for any other", async () => {
    const table = [
      ["car", "own", "yes"],
      ["car", "other-kind", "no"],
      ["car", "somebody-else", "no"],
      ["car", "none", "no"],
      ["van", "own", "yes"],
      ["van", "other-kind", "ask"],
      ["van", "somebody-else", "ask"],
      ["van", "none", "ask"],
    ] as const;
    expect(
      await failing(table, ([vehicle, payment, verdict]) => {
        expect(canRent(driver({ vehicle, payment }), rules).verdict).toBe(verdict);
      }),
    ).toEqual([]);
  });

  test("a car may go north with its own insurance, which the answer names with its cost; a van has to ask", () => {
    const north = canRent(driver({ north: true }), rules);
    expect(north.verdict).toBe("yes");
    expect(north.reasons.find(({ id }) => id === "car-north")?.costs).toEqual(["northInsuranceShort", "northInsuranceLong"]);
    expect(canRent(driver({ vehicle: "van", north: true }), rules).verdict).toBe("ask");
  });

  test("all that applies is named, and the strictest decides", () => {
    expect(reasonsOf({ age: 22, licenceMonths: 20, payment: "none", north: true })).toEqual([
      "car-card-none",
      "car-young-age",
      "car-short-licence",
      "car-north",
    ]);
    expect(reasonsOf({ vehicle: "van", age: 21, licenceMonths: 12, payment: "other-kind", north: true })).toEqual([
      "van-licence-under",
      "van-ask-age",
      "van-card",
      "van-north",
    ]);
  });
});

test("the money is that of the driver’s column, and of none where nothing is promised", async () => {
  const table: readonly (readonly [Partial<Driver>, DriverKind | undefined])[] = [
    [{}, "standard"],
    [{ north: true }, "standard"],
    [{ age: 22 }, "young"],
    [{ licenceMonths: 20 }, "young"],
    [{ vehicle: "van" }, "van"],
    [{ vehicle: "van", north: true }, undefined],
    [{ age: 19 }, undefined],
    [{ payment: "none" }, undefined],
  ];
  expect(
    await failing(table, ([unusual, kind]) => {
      expect([unusual, canRent(driver(unusual), rules).kind]).toEqual([unusual, kind]);
    }),
  ).toEqual([]);
});

test("the answer follows the rule when the rule changes", () => {
  expect(canRent(driver({ age: 23 }), rules).verdict).toBe("yes-with-surcharge");
  expect(canRent(driver({ age: 23 }), { ...rules, carAgeMin: 23 }).verdict).toBe("yes");
  expect(canRent(driver({ vehicle: "van", age: 23 }), { ...rules, vanAgeMin: 25 }).verdict).toBe("ask");
});

test("a rule that is missing or is no number stops the build", () => {
  const nodes = Object.entries(rules).map(([factId, value]) => ({ factId, value }));
  expect(rentRules(nodes)).toEqual(rules);
  expect(() => rentRules(nodes.filter(({ factId }) => factId !== "carAgeMax"))).toThrow("carAgeMax");
  expect(() => rentRules(nodes.map((node) => (node.factId === "vanAgeMin" ? { ...node, value: "23" } : node)))).toThrow("vanAgeMin");
});

test("an age or a licence that is not a number of zero or more is no driver", () => {
  for (const unusual of [{ age: Number.NaN }, { age: -1 }, { licenceMonths: Number.NaN }]) {
    expect(() => canRent(driver(unusual), rules)).toThrow(RangeError);
  }
});

describe("the bands of the form", () => {
  const drivers = (age: number, licenceMonths: number) =>
    VEHICLES.map((vehicle) => canRent(driver({ vehicle, age, licenceMonths }), rules));

  test("stand in order", () => {
    const ages = AGE_BANDS.map((band) => lowestAges(rules)[band]);
    const licences = LICENCE_BANDS.map((band) => shortestLicences(rules)[band]);
    expect([...new Set(ages)].sort((one, other) => one - other)).toEqual(ages);
    expect([...new Set(licences)].sort((one, other) => one - other)).toEqual(licences);
  });

  test("answer for every age and every licence that falls into them", () => {
    const lowest = AGE_BANDS.map((band) => lowestAges(rules)[band]);
    const shortest = LICENCE_BANDS.map((band) => shortestLicences(rules)[band]);
    const bandOf = (value: number, starts: readonly number[]): number => starts.filter((start) => start <= value).at(-1) ?? Number.NaN;
    for (let age = rules.carAskAgeMin; age <= 100; age++) {
      for (let months = 0; months <= 60; months++) {
        expect({ age, months, answers: drivers(age, months) }).toEqual({
          age,
          months,
          answers: drivers(bandOf(age, lowest), bandOf(months, shortest)),
        });
      }
    }
  });
});

describe("every reason", () => {
  const ages = [17, 19, 22, 40, 85];
  const answers = VEHICLES.flatMap((vehicle) =>
    ages.flatMap((age) =>
      [3, 20, 40].flatMap((licenceMonths) =>
        PAYMENTS.flatMap((payment) => [false, true].map((north) => canRent({ vehicle, age, licenceMonths, payment, north }, rules))),
      ),
    ),
  );

  test("belongs to one question, and no answer has two of one question", () => {
    const listed = Object.values(REASONS_BY_QUESTION).flat();
    const given = new Set(answers.flatMap(({ reasons }) => reasons.map(({ id }) => id)));
    expect([...listed].sort()).toEqual([...given].sort());
    for (const ids of Object.values<readonly ReasonId[]>(REASONS_BY_QUESTION)) {
      expect(Math.max(...answers.map(({ reasons }) => reasons.filter(({ id }) => ids.includes(id)).length))).toBe(1);
    }
  });

  test("is at most as strict as the verdict, and there is always one", () => {
    for (const { verdict, reasons } of answers) {
      expect(Math.max(...reasons.map((reason) => VERDICTS.indexOf(reason.verdict)))).toBe(VERDICTS.indexOf(verdict));
    }
  });
});
