import { factRows, formatFacts } from "../../src/review/facts-table";
import { overdueWarning } from "../../src/core/facts/overdue-facts";
import { routeTable } from "../../src/core/routes/route-table";
import { readSiteData } from "../../src/content/site-data";
import { SITE_ROOT } from "../site-root";

const data = readSiteData(SITE_ROOT);
const routes = routeTable(data);

const rowsWith = (uses: Readonly<Record<string, readonly string[]>> | undefined, today = "2026-12-01") =>
  factRows(data.facts.facts, routes, uses, new Date(today));

test("the table has the value as English writes it, the pages that show it, and marks what is overdue", () => {
  const table = formatFacts(rowsWith({ "/": ["carPriceMax", "ratingValue"], "/el": ["ratingValue"] }, "2027-04-01"));
  expect(table).toMatch(/^ratingValue .*2027-03-31 overdue +1 page: home$/m);
  expect(table).toMatch(/^carPriceMax .*1 page: home$/m);
  expect(table).toMatch(/^carCancelNotice +36 hours /m);
  expect(table).toMatch(/\d+ overdue\.$/);
  expect(formatFacts(rowsWith(undefined))).toContain("`npm run build` records it");
});

test("warns of a fact from the day after its review was due", () => {
  const fact = { id: "price", reviewBy: "2027-03-31", source: "The terms" };
  expect(overdueWarning([fact], new Date("2027-03-31T23:00:00Z"))).toBeUndefined();
  expect(overdueWarning([fact], new Date("2027-04-01T00:00:00Z"))).toContain("price, by 2027-03-31 (The terms)");
});
