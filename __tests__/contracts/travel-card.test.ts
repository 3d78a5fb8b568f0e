import { routeTable } from "../../src/build/route-table";
import { readSiteData } from "../../src/build/site-data";
import { LANGUAGES } from "../../src/site/languages";
import { OFFLINE, TRAVEL_CARD } from "../../src/site/travel-card";
import { ROOT } from "../project-root";

const routes = routeTable(readSiteData(ROOT));

test.each([...TRAVEL_CARD, OFFLINE])("%s has an address of its own in every language", (id) => {
  const paths = routes.find((route) => route.id === id)?.paths;
  expect(new Set(LANGUAGES.map((language) => paths?.[language])).size).toBe(LANGUAGES.length);
});

test("directions, terms and the driving guide are on the card", () => {
  expect(TRAVEL_CARD).toEqual(expect.arrayContaining(["directions", "booking-terms", "driving-guide"]));
});
