import type { BrowserContext } from "playwright-core";
import { PAGES, pathOf } from "../../built/site";
import { DESKTOP, VISITOR, address, hydrated, sharedBrowser, watchedPage } from "../../browser/site";
import { failing } from "../../failing-cases";

const browser = sharedBrowser();

let context: BrowserContext;
beforeEach(async () => {
  context = await browser.newContext({ ...DESKTOP, userAgent: VISITOR });
});
afterEach(() => context.close());

test("an unknown address is answered in its language, with status 404, and stays so", async () => {
  const { page, faults } = await watchedPage(context);
  const broken = await failing(
    [
      ["/no-such-page", "en"],
      ["/el/no-such-page", "el"],
    ] as const,
    async ([path, language]) => {
      faults.splice(0);
      const response = await page.goto(address(path));
      expect(response?.status()).toBe(404);
      const headline = await page.locator("h1").innerText();
      await hydrated(page);
      expect(await page.locator("h1").innerText()).toBe(headline);
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(faults.join()).toContain(path);
    },
  );
  expect(broken).toEqual([]);
});

test("a mistyped address is answered with the page that was meant, in the right language", async () => {
  const page = await context.newPage();
  const broken = await failing(
    [
      ["/airport-parkin", pathOf("airport-parking")],
      ["/el/airport-parking", pathOf("airport-parking", "el")],
      ["/el/odigies-pros-larnaka", pathOf("directions", "el")],
      ["/old-harbor", pathOf("old-harbour")],
      ["/el/booking-terms", pathOf("booking-terms", "el")],
    ],
    async ([path = "", target = ""]) => {
      await page.goto(address(path));
      await page.mouse.move(1, 1);
      const first = page.locator('nav[aria-labelledby="likely"] a').first();
      await first.waitFor();
      expect(await first.getAttribute("href")).toBe(target);
      await first.click();
      await page.waitForURL(address(target));
      expect(await page.locator("html").getAttribute("lang")).toBe(PAGES.find((each) => each.path === target)?.language);
    },
  );
  expect(broken).toEqual([]);
});

test("an address that resembles nothing gets no suggestions, but the four ways out", async () => {
  const page = await context.newPage();
  await page.goto(address("/xyzzy-plugh"));
  await hydrated(page);
  expect(await page.locator('nav[aria-labelledby="likely"]').count()).toBe(0);
  expect(await page.locator("main nav a").count()).toBe(4);
});

test("the switcher leads to the address in another language, which does not exist either", async () => {
  const page = await context.newPage();
  const broken = await failing(
    [
      ["/parking-larnaca", "el", "/el/parking-larnaca"],
      ["/el/parking-larnaca", "en", "/parking-larnaca"],
    ],
    async ([path = "", language = "", target = ""]) => {
      await page.goto(address(path));
      await page.locator("header summary:visible").click();
      const answered = page.waitForResponse(address(target));
      await page.locator(`header a[hreflang="${language}"]:visible`).click();
      expect((await answered).status()).toBe(404);
      await page.waitForURL(address(target));
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      // The choice would lead on from the next address.
      await page.evaluate(() => {
        localStorage.clear();
      });
    },
  );
  expect(broken).toEqual([]);
});

test("without JavaScript the switcher leads to the home page of a language, because the page does not know its address", async () => {
  const plain = await browser.newContext({ ...DESKTOP, javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(address("/parking-larnaca"));
  await page.locator("header summary:visible").click();
  await page.locator('header a[hreflang="el"]:visible').click();
  await page.waitForURL(address("/el"));
  await plain.close();
});
