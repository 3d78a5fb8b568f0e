import type { Page } from "playwright-core";
import { CACHES } from "../../../src/publish/offline/worker/names";
import { PHONE, gaveUpScripts, hydrated, sharedBrowser } from "../../browser/site";
import { until } from "../../browser/engine";
import { LOG_IN_TITLE } from "./changing-site";
import { CARDS, CARD_PAGES, OFFLINE_PAGE, OTHER, VISITED, cardIsCached, pageIsCached, visits } from "./visit";

const browser = sharedBrowser();
const visit = visits(browser);

/** Where the site's caches hold the log-in page, as cache and path. */
const cachedLogInPages = (page: Page) =>
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

const brokenPictures = (page: Page) =>
  page
    .locator("main img:not([loading='lazy'])")
    .evaluateAll((images: HTMLImageElement[]) => images.filter(({ naturalWidth }) => naturalWidth === 0).length);

describe("on a network that answers with its log-in page", () => {
  test("the log-in page does not get into the travel card, which is complete after the next visit on a good network", async () => {
    const { site, context, open } = visit();
    const answeredByPortal = new RegExp(`^(?:${[...CARD_PAGES, OFFLINE_PAGE].join("|")}|/static/.*\\.svg)$`);
    await site.network("portal", answeredByPortal);
    const page = await context.newPage();
    await open(page, VISITED);
    await hydrated(page);
    const wanted = CARDS.en.entries.map((entry) => entry.replace(/\?.*/, "")).filter((path) => answeredByPortal.test(path));
    expect(wanted.length).toBeGreaterThan(CARD_PAGES.length + 1);
    await until(() => Promise.resolve(wanted.every((path) => site.requested().includes(path))));

    await site.network("good");
    await open(page, VISITED);
    await hydrated(page);
    await cardIsCached(page, CARDS.en.entries);
    expect(await cachedLogInPages(page)).toEqual([]);
  });

  test("scripts, data and pictures load at the next visit on a good network, even if the browser may cache the log-in page", async () => {
    const { site, firstVisit, open } = visit();
    const page = await firstVisit();
    await site.network("portal", /\.\w+$/);
    await open(page, OTHER);
    await gaveUpScripts(page);
    expect(await brokenPictures(page)).toBeGreaterThan(0);

    await site.network("good");
    await open(page, OTHER);
    await hydrated(page);
    expect(await brokenPictures(page)).toBe(0);
    expect(await cachedLogInPages(page)).toEqual([]);
  });

  test("without a service worker, too, the page works at the next visit on a good network", async () => {
    const { site, open } = visit();
    const page = await browser.newPage(PHONE);
    await site.network("portal", /\.json$/);
    await open(page, VISITED);
    await gaveUpScripts(page);
    await site.network("good");
    await open(page, VISITED);
    await hydrated(page);
  });

  test("a log-in page that an earlier worker cached is not shown, and is replaced at the next visit on a good network", async () => {
    const { site, context, firstVisit, open, expectPage } = visit();
    const page = await firstVisit();
    await open(page, OTHER);
    await hydrated(page);
    await pageIsCached(page, OTHER);
    await site.network("portal");
    await page.evaluate(async () => {
      const logIn = await fetch("/robots.txt");
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          await cache.put(request, logIn.clone());
        }
      }
    });
    expect((await cachedLogInPages(page)).length).toBeGreaterThan(20);
    await site.network("none");
    await expect(open(await context.newPage(), OTHER)).rejects.toThrow(/ERR_/);

    await site.network("good");
    await open(page, OTHER);
    await hydrated(page);
    await until(async () => !(await cachedLogInPages(page)).some((entry) => entry.startsWith(CACHES.card)));
    await site.network("none");
    for (const path of [OTHER, ...CARD_PAGES]) {
      await expectPage(page, path);
    }
  });
});

test("when the host fails, a cached page is shown, and for any other page the host's answer", async () => {
  const { site, firstVisit, open, expectPage } = visit();
  const page = await firstVisit();
  await site.network("failing");
  for (const path of [VISITED, ...CARD_PAGES]) {
    await expectPage(page, path);
  }
  expect(await open(page, OTHER)).toBe(503);
});

test("when the network hangs, the offline page replaces a page that is not cached", async () => {
  const { site, firstVisit, expectPage } = visit();
  const page = await firstVisit();
  await site.network("slow");
  await expectPage(page, OTHER, OFFLINE_PAGE);
  await site.network("good");
  await pageIsCached(page, OTHER);
});
