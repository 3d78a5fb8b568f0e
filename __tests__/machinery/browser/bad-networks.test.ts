import type { BrowserContext, Page } from "playwright-core";
import { pathOf } from "../../built/site";
import { OFFLINE, TRAVEL_CARD } from "../../../src/publish/offline/travel-card-pages";
import { CACHES } from "../../../src/publish/offline/worker/names";
import { type ChangingSite, LOG_IN_TITLE, changingSite } from "./changing-site";
import { CARDS, cardIsWhole, firstVisit, headline, kept, until } from "./kept";
import { PHONE, address, hydrated, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

let site: ChangingSite;
let context: BrowserContext;
beforeEach(async () => {
  site = await changingSite(address(""));
  context = await browser.newContext({ ...PHONE, serviceWorkers: "allow" });
});
afterEach(async () => {
  await context.close();
  await site.close();
});

const VISITED = pathOf("airport-parking", "en");
const OTHER = pathOf("explore-cyprus", "en");
const CARD_PAGES = TRAVEL_CARD.map((id) => pathOf(id, "en"));

const shownHeadline = (page: Page) => page.locator("h1").textContent();
const stayedLifeless = (page: Page) => page.waitForFunction(() => (document.body.dataset["life"] ?? "alive") !== "alive");

/** What the site's caches hold of the log-in page, as cache and path. */
const logInPages = (page: Page) =>
  page.evaluate(async (title) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if ((await (await cache.match(request, { ignoreVary: true }))?.text())?.includes(title) === true) {
          found.push(`${name} ${new URL(request.url).pathname}`);
        }
      }
    }
    return found;
  }, LOG_IN_TITLE);

/** The pictures that a page waits for and does not show. */
const brokenPictures = (page: Page) =>
  page
    .locator("main img:not([loading='lazy'])")
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc),
    );

/** Opens pages without a network and expects each to be itself. */
async function expectOffline(page: Page, paths: readonly string[]): Promise<void> {
  site.network("none");
  for (const path of paths) {
    await page.goto(site.address(path));
    expect(await shownHeadline(page)).toBe(headline(path));
  }
}

describe("on a network that answers with its log-in page", () => {
  test("that page does not get into the travel card, which is whole after the next visit on a good network", async () => {
    const offline = pathOf(OFFLINE, "en");
    const answeredByPortal = new RegExp(`^(?:${[...CARD_PAGES, offline].join("|")}|/static/.*\\.svg)$`);
    site.network("portal", answeredByPortal);
    const page = await context.newPage();
    await page.goto(site.address(VISITED));
    await hydrated(page);
    const wanted = CARDS.en.entries.map((entry) => entry.split("?")[0] ?? "").filter((path) => answeredByPortal.test(path));
    expect(wanted.length).toBeGreaterThan(CARD_PAGES.length + 1);
    await until(() => Promise.resolve(wanted.every((path) => site.asked().includes(path))));

    site.network("good");
    await page.goto(site.address(VISITED));
    await hydrated(page);
    await cardIsWhole(page, CARDS.en.entries);
    expect(await logInPages(page)).toEqual([]);
    await expectOffline(page, CARD_PAGES);
    await page.goto(site.address(OTHER));
    expect(await shownHeadline(page)).toBe(headline(offline));
  });

  test("a visitor can log in, and what was kept before is still there without a network", async () => {
    const page = await firstVisit(context, site, VISITED, "en");
    await until(async () => (await kept(page, CACHES.pages)).includes(VISITED));
    site.network("portal");
    for (const path of [VISITED, OTHER, ...CARD_PAGES]) {
      await page.goto(site.address(path));
      expect(await page.title()).toBe(LOG_IN_TITLE);
    }
    await expectOffline(page, [VISITED, ...CARD_PAGES]);
    await page.goto(site.address(OTHER));
    expect(await shownHeadline(page)).toBe(headline(pathOf(OFFLINE, "en")));
    expect(await logInPages(page)).toEqual([]);
  });

  test("scripts, data and pictures come at the next visit on a good network, even if the browser was told to keep that page in their place", async () => {
    const page = await firstVisit(context, site, VISITED, "en");
    site.network("portal", /\.\w+$/);
    await page.goto(site.address(OTHER));
    await page.mouse.move(1, 1);
    await stayedLifeless(page);
    expect(await brokenPictures(page)).not.toEqual([]);

    site.network("good");
    await page.goto(site.address(OTHER));
    await hydrated(page);
    expect(await brokenPictures(page)).toEqual([]);
    expect(await logInPages(page)).toEqual([]);
  });

  test("without a worker, too, the page comes alive at the next visit on a good network", async () => {
    await context.close();
    context = await browser.newContext(PHONE);
    const page = await context.newPage();
    site.network("portal", /\.json$/);
    await page.goto(site.address(VISITED));
    await page.mouse.move(1, 1);
    await stayedLifeless(page);
    site.network("good");
    await page.goto(site.address(VISITED));
    await hydrated(page);
  });

  test("where an earlier worker kept that page, it is not shown, and the next visit on a good network puts things right", async () => {
    const page = await firstVisit(context, site, VISITED, "en");
    await page.goto(site.address(OTHER));
    await hydrated(page);
    await page.goto(site.address(VISITED));
    await hydrated(page);
    await until(async () => (await kept(page, CACHES.pages)).includes(OTHER));
    site.network("portal");
    await page.evaluate(async () => {
      const logIn = await fetch("/robots.txt");
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          await cache.put(request, logIn.clone());
        }
      }
    });
    expect((await logInPages(page)).length).toBeGreaterThan(20);
    site.network("none");
    const another = await context.newPage();
    await expect(another.goto(site.address(OTHER))).rejects.toThrow(/ERR_/);
    await another.close();

    site.network("good");
    await page.goto(site.address(OTHER));
    await hydrated(page);
    expect(await brokenPictures(page)).toEqual([]);
    await until(async () => !(await logInPages(page)).some((entry) => entry.startsWith(CACHES.card)));
    await expectOffline(page, [OTHER, ...CARD_PAGES]);
  });
});

test("where the host is out of order, a kept page is shown, and for another one the host's answer", async () => {
  const page = await firstVisit(context, site, VISITED, "en");
  await until(async () => (await kept(page, CACHES.pages)).includes(VISITED));
  site.network("failing");
  for (const path of [VISITED, ...CARD_PAGES]) {
    await page.goto(site.address(path));
    expect(await shownHeadline(page)).toBe(headline(path));
  }
  expect((await page.goto(site.address(OTHER)))?.status()).toBe(503);
});

test("where the network hangs, the offline page is shown in place of one that is not kept", async () => {
  const page = await firstVisit(context, site, VISITED, "en");
  site.network("slow");
  // The server does not answer before it is let go.
  await page.goto(site.address(OTHER));
  expect(await shownHeadline(page)).toBe(headline(pathOf(OFFLINE, "en")));
  site.network("good");
  await until(async () => (await kept(page, CACHES.pages)).includes(OTHER));
});
