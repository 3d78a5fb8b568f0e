import type { Page } from "playwright-core";
import { documentOf } from "../built/site";
import { VISIT, address, endOfLoading, expectUsable, hydrated, laidOut, sharedBrowser, watchedPage } from "./site";

const browser = sharedBrowser();

const PAGE_DATA = /\/page-data\//;
const LOG_IN_PAGE = { contentType: "text/html", body: "<!DOCTYPE html><p>Log in" };

const withoutTimeZones = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
      get: () => {
        throw new RangeError("no such time zone");
      },
    });
  });

test.each<[string, (page: Page) => Promise<unknown>]>([
  [
    "a script is cut off",
    (page) => page.route(/\/app-[^/]*\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: "(()=>{" })),
  ],
  ["a log-in page replaces a script", (page) => page.route(/\/framework-[^/]*\.js$/, (route) => route.fulfill(LOG_IN_PAGE))],
  ["its template is missing", (page) => page.route(/\/component---[^/]*\.js$/, (route) => route.abort())],
  ["a log-in page replaces its data", (page) => page.route(PAGE_DATA, (route) => route.fulfill(LOG_IN_PAGE))],
  ["its data are missing", (page) => page.route(PAGE_DATA, (route) => route.fulfill({ status: 404, body: "Not found" }))],
  ["a component throws", withoutTimeZones],
])("the page stays as served and can be used when %s", async (_, breakIt) => {
  const page = await browser.newPage(VISIT);
  await breakIt(page);
  await page.goto(address("/"));
  const words = await page.locator("main").textContent();
  await laidOut(page);
  await page.locator("section:has(#faq-renting) h3 button").nth(1).click();
  expect(await endOfLoading(page)).not.toBe("hydrated");
  expect(await page.locator("main").textContent()).toBe(words);
  // Answers are open, what needs scripts is gone, and nothing is busy.
  const answers = page.locator("[data-reach-accordion-panel]");
  expect(await answers.filter({ visible: true }).count()).toBe(await answers.count());
  expect(await page.locator("[aria-busy]").count()).toBe(0);
  await expectUsable(page);
  await page.locator("header summary:visible").click();
  await page.locator('header a[hreflang="el"]:visible').click();
  await page.waitForURL((url) => url.pathname === "/el");
});

test("a page that was opened before a deploy shows the newer data without an error", async () => {
  const { page, faults } = await watchedPage(await browser.newContext(VISIT));
  const title = documentOf({ path: "/" })("#faq-renting").text();
  await page.route(PAGE_DATA, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(title, "A newer headline") });
  });
  await page.goto(address("/"));
  await hydrated(page);
  expect(await page.locator("#faq-renting").textContent()).toBe("A newer headline");
  await expectUsable(page);
  expect(faults).toEqual([]);
});
