import { pathOf } from "../../built/site";
import { OFFLINE, TRAVEL_CARD } from "../../../src/publish/offline/travel-card-pages";
import { CACHES } from "../../../src/publish/offline/worker/names";
import { type ChangingSite, LOG_IN_TITLE, changingSite } from "./changing-site";
import { firefox, hydratedInFirefox } from "../../browser/firefox";
import { CARDS, cardIsWhole, headline, kept, until } from "./kept";
import { address } from "../../browser/site";

const newPage = firefox();

let site: ChangingSite;
beforeEach(async () => {
  site = await changingSite(address(""));
});
afterEach(() => site.close());

test("in Firefox, what is kept opens without a network, and nothing is kept of a log-in page", async () => {
  const page = await newPage();
  const shownHeadline = () => page.$eval("h1", ({ textContent }) => textContent);
  const visited = pathOf("airport-parking", "en");
  const other = pathOf("explore-cyprus", "en");
  await page.goto(site.address(visited));
  await hydratedInFirefox(page);
  await cardIsWhole(page, CARDS.en.entries);
  await until(async () => (await kept(page, CACHES.pages)).includes(visited));

  site.network("portal");
  for (const path of [visited, other]) {
    await page.goto(site.address(path));
    expect(await page.title()).toBe(LOG_IN_TITLE);
  }

  site.network("none");
  for (const path of [visited, ...TRAVEL_CARD.map((id) => pathOf(id, "en"))]) {
    await page.goto(site.address(path));
    expect(await shownHeadline()).toBe(headline(path));
  }
  await page.goto(site.address(other));
  expect(await shownHeadline()).toBe(headline(pathOf(OFFLINE, "en")));
});
