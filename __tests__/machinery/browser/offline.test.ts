import { pages } from "../../../data/pages.json";
import { travelCards } from "../../../src/publish/offline/write-service-worker";
import { OFFLINE, TRAVEL_CARD } from "../../../src/publish/offline/travel-card-pages";
import { CACHES } from "../../../src/publish/offline/worker/names";
import { ROUTES, pathOf } from "../../built/site";
import { gaveUpScripts, hydrated, sharedBrowser } from "../../browser/site";
import { expectUsable } from "../../browser/usable";
import { type OtherBuild, otherBuild } from "./changing-site";
import { CARDS, CARD_PAGES, OTHER, VISITED, cached, cardIsCached, pageIsCached, until, visits } from "./visit";

const visit = visits(sharedBrowser());

/** An address that the driving guide had before. */
const [FORMER = ""] = pages["driving-guide"].formerly;

// machinery/built/travel-card.test.ts compares what each language caches with its pages.
test.each(["en", "el"] as const)(
  "after a first visit in %s the travel card and the visited page open without a network",
  async (language) => {
    const { site, firstVisit, expectPage } = visit();
    const visited = pathOf("airport-parking", language);
    const page = await firstVisit(visited, language);
    site.network("none");
    for (const path of [...TRAVEL_CARD.map((route) => pathOf(route, language)), visited]) {
      await expectPage(page, path);
      expect(await page.locator('a[href^="tel:"]:visible').count()).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.fonts.check("1rem 'Manrope Variable'"))).toBe(true);
    }
    // The visitor's language counts, not that of the address.
    for (const path of [pathOf("explore-cyprus", language), OTHER]) {
      await expectPage(page, path, pathOf(OFFLINE, language));
      expect(await page.locator('main a[href="tel:112"]').isVisible()).toBe(true);
      expect(await page.locator('main a[href^="tel:+357"]:visible').count()).toBeGreaterThan(0);
    }
    const directions = pathOf("directions", language);
    await page.locator(`main a[href="${directions}"]`).click();
    await page.waitForURL(site.address(directions));
  },
);

test("a visitor who changes the language gets the travel card of the new one instead of the old", async () => {
  const { site, firstVisit, open, expectPage } = visit();
  const page = await firstVisit();
  await open(page, pathOf("booking-terms", "el"));
  await hydrated(page);
  await cardIsCached(page, CARDS.el.entries);
  site.network("none");
  await expectPage(page, "/no-such-page", pathOf(OFFLINE, "el"));
});

test("a page is cached once, whatever its query; pages for editors and addresses that are no page are not cached", async () => {
  const { firstVisit, open } = visit();
  const page = await firstVisit();
  const queries = [`${VISITED}?utm_source=flyer`, `${VISITED}/?lng=en`, `${OTHER}?lng=en#stories`];
  for (const path of [...queries, "/no-such-page", FORMER, "/admin/", "/translations/", "/design", "/llms.txt", "/"]) {
    await open(page, path);
  }
  await pageIsCached(page, "/");
  expect([...(await cached(page, CACHES.pages))].sort()).toEqual(["/", VISITED, OTHER, pathOf("driving-guide")].sort());
});

test("when the network takes longer than three seconds, a visited page is shown from the cache", async () => {
  const { site, firstVisit, open, expectPage } = visit();
  const page = await firstVisit();
  await open(page, "/");
  site.network("slow");
  await expectPage(page, VISITED);
});

test("a cached page whose scripts are gone can be read and used, and is not reloaded", async () => {
  const { site, context, firstVisit, expectPage } = visit();
  const page = await firstVisit();
  await page.evaluate((name) => caches.delete(name), CACHES.files);
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  const loaded: string[] = [];
  page.on("framenavigated", (frame) => loaded.push(frame.url()));
  site.network("failing");
  await expectPage(page, VISITED);
  await gaveUpScripts(page);
  expect(loaded).toEqual([site.address(VISITED)]);
  await expectUsable(page);
});

describe("when another build is deployed", () => {
  let build: OtherBuild;
  beforeAll(async () => {
    build = await otherBuild();
  });
  afterAll(() => {
    build.remove();
  });

  test("its pages are shown at once, work, and replace the cached ones", async () => {
    const { site, firstVisit, open } = visit();
    const page = await firstVisit();
    await build.writeWorker({});
    site.deploy(build.address);
    await open(page, VISITED);
    expect(await page.title()).toMatch(/^New: /);
    await hydrated(page);
    await cardIsCached(page, travelCards(build.publicFolder, ROUTES).en.entries);
    site.network("none");
    for (const path of [VISITED, ...CARD_PAGES, OTHER]) {
      await open(page, path);
      expect(await page.title()).toMatch(/^New: /);
    }
  });

  test("without a worker, the old worker goes with all that it cached", async () => {
    const { site, firstVisit, open } = visit();
    const page = await firstVisit();
    await build.writeWorker({ SERVICE_WORKER: "off" });
    site.deploy(build.address);
    // Pages of such a build do not register a worker; these copies would.
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => new Promise(() => undefined);
    });
    await open(page, "/");
    await until(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length === 0),
    );
    site.network("none");
    await expect(open(page, VISITED)).rejects.toThrow(/ERR_/);
  });
});
