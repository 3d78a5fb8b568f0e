import { factRows, factsInSentences } from "../../src/review/facts-table/fact-rows";
import { formatFacts, wrapped } from "../../src/review/facts-table/format-facts";
import { overdueWarning } from "../../src/core/facts/overdue-facts";
import { routeTable } from "../../src/core/routes/route-table";
import { readSiteData } from "../../src/content/site-data";
import { SITE_ROOT } from "../site-root";

const data = readSiteData(SITE_ROOT);
const routes = routeTable(data);
const TODAY = new Date("2026-12-01T12:00:00Z");
const LATER = new Date("2027-04-01T00:00:00Z");

const rowsWith = (uses: Readonly<Record<string, readonly string[]>> | undefined, today = TODAY, sentences: Iterable<string> = []) =>
  factRows(data.facts.facts, routes, uses, new Set(sentences), today);
const rowOf = (rows: ReturnType<typeof rowsWith>, id: string) => rows.find(({ fact }) => fact === id);

test("a row says the value as English writes it, and the pages that show it", () => {
  const rows = rowsWith({
    "/": ["carCancelNotice"],
    "/el": ["carCancelNotice"],
    "/vehicle-booking-terms": ["carCancelNotice", "vanDeposit"],
  });
  expect(rowOf(rows, "carCancelNotice")).toMatchObject({
    value: "36 hours",
    pages: ["home", "booking-terms"],
    paths: ["/", "/el", "/vehicle-booking-terms"],
    status: "confirmed",
    isOverdue: false,
  });
  expect(rowOf(rows, "vanDeposit")).toMatchObject({ value: "€350", pages: ["booking-terms"] });
  expect(rowOf(rows, "carCards")?.value).toBe("Visa, Mastercard and American Express");
  expect(rowOf(rows, "officeOpens")).toMatchObject({ value: "8:30", pages: [] });
});

test("a row writes one of a unit in the singular", () => {
  const one = data.facts.facts.map((fact) => (fact.id === "carYoungLicenceYears" ? { ...fact, value: 1 } : fact));
  expect(rowOf(factRows(one, routes, {}, new Set(), TODAY), "carYoungLicenceYears")?.value).toBe("1 year");
});

test("the table marks what is overdue and what no sentence names, and fits a terminal of 120 characters", () => {
  const table = formatFacts(rowsWith({ "/": ["carPriceMax", "ratingValue"] }, LATER, ["ratingValue"]));
  expect(Math.max(...table.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(120);
  expect(table).toMatch(/^ratingValue .*1 page: home .*2027-03-31$/m);
  expect(table).toMatch(/^carPriceMax .*1 page, not in a sentence: home /m);
  expect(table.match(/overdue$/gm)?.length).toBeGreaterThan(5);
  expect(table).toMatch(/\d+ overdue\.$/);
});

test("without a record of uses the table says that a build makes one", () => {
  expect(formatFacts(rowsWith(undefined))).toContain("`npm run build` records it");
  expect(formatFacts(rowsWith({}))).not.toContain("`npm run build`");
});

test("names of facts are found in sentences of any depth, in plurals and in words", () => {
  expect(
    factsInSentences([{ a: ["{officeWalkSpelled}", { b: "{grace, plural, one {# of {price}} other {#}}" }] }, { c: "no names" }]),
  ).toEqual(new Set(["officeWalk", "grace", "price"]));
});

test("long names are broken after a hyphen, words without one at the edge", () => {
  expect(wrapped("why-renting-car-best", 12)).toEqual(["why-renting-", "car-best"]);
  expect(wrapped("abcdefgh ij", 5)).toEqual(["abcde", "fgh", "ij"]);
});

describe("the warning of overdue facts", () => {
  const fact = { id: "price", reviewBy: "2027-03-31", source: "The terms" };

  test("names the fact, its day and its source from the day after", () => {
    expect(overdueWarning([fact], new Date("2027-04-01T00:00:00Z"))).toContain("price, by 2027-03-31 (The terms)");
  });

  test("is silent on the day itself", () => {
    expect(overdueWarning([fact], new Date("2027-03-31T23:00:00Z"))).toBeUndefined();
  });
});
