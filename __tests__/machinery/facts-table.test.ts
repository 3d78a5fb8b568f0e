import { factRows, formatFacts } from "../../src/review/facts-table";
import { overdueWarning } from "../../src/core/facts/overdue-facts";
import { routeTable } from "../../src/core/routes/route-table";
import { readSiteData } from "../../src/content/site-data";
import { SITE_ROOT } from "../site-root";

const data = readSiteData(SITE_ROOT);
const routes = routeTable(data);

test("the list has the value as English writes it, the pages that show it, and marks what is overdue", () => {
  const uses = { "/": ["carPriceMax", "ratingValue"], "/el": ["ratingValue"] };
  const list = formatFacts(factRows(data.facts.facts, routes, uses, new Date("2027-04-01")));
  expect(list).toMatch(/^ratingValue: .*2027-03-31 \(overdue\), on home$/m);
  expect(list).toMatch(/^carCancelNotice: 36 \(hour\), .* on no page$/m);
  expect(list).toMatch(/\d+ overdue\.$/);
});

test("warns of a fact from the day after its review was due", () => {
  const fact = { id: "price", reviewBy: "2027-03-31", source: "The terms" };
  expect(overdueWarning([fact], new Date("2027-03-31T23:00:00Z"))).toBeUndefined();
  expect(overdueWarning([fact], new Date("2027-04-01T00:00:00Z"))).toContain("price, by 2027-03-31 (The terms)");
});
