import { routeTable } from "../../src/core/routes/route-table";
import { readSiteData } from "../../src/content/site-data";
import { LANGUAGES } from "../../src/core/languages";
import { OFFLINE, TRAVEL_CARD } from "../../src/publish/offline/travel-card-pages";
import { ROOT } from "../project-root";

const routes = routeTable(readSiteData(ROOT));

test("every page of the card, and the offline page, has its own address in every language", () => {
  const shared = [...TRAVEL_CARD, OFFLINE].filter((id) => {
    const paths = routes.find((route) => route.id === id)?.paths;
    return new Set(LANGUAGES.map((language) => paths?.[language])).size < LANGUAGES.length;
  });
  expect(shared).toEqual([]);
});

test("directions, terms and the driving guide are on the card", () => {
  expect(TRAVEL_CARD).toEqual(expect.arrayContaining(["directions", "booking-terms", "driving-guide"]));
});
