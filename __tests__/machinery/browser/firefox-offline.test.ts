import { address } from "../../browser/site";
import { firefox, hydratedInFirefox } from "../../browser/firefox";
import { type ChangingSite, LOG_IN_TITLE, changingSite } from "./changing-site";
import { CARDS, CARD_PAGES, OFFLINE_PAGE, OTHER, VISITED, cardIsCached, headline, pageIsCached } from "./visit";

const newPage = firefox();

let site: ChangingSite;
beforeEach(async () => {
  site = await changingSite(address(""));
});
afterEach(() => {
  site.close();
});

test("in Firefox, cached pages open without a network, and no log-in page is cached", async () => {
  const page = await newPage();
  await page.goto(site.address(VISITED));
  await hydratedInFirefox(page);
  await cardIsCached(page, CARDS.en.entries);
  await pageIsCached(page, VISITED);

  site.network("portal");
  for (const path of [VISITED, OTHER]) {
    await page.goto(site.address(path));
    expect(await page.title()).toBe(LOG_IN_TITLE);
  }

  site.network("none");
  for (const [path, shown] of [...[VISITED, ...CARD_PAGES].map((path) => [path, path] as const), [OTHER, OFFLINE_PAGE] as const]) {
    await page.goto(site.address(path));
    expect(await page.$eval("h1", ({ textContent }) => textContent)).toBe(headline(shown));
  }
});
