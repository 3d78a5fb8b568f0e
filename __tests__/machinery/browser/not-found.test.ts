import { pathOf } from "../../built/site";
import { DESKTOP, VISITOR, address, hydrated, sharedBrowser, watchedPage } from "../../browser/site";

const browser = sharedBrowser();

const VISIT = { ...DESKTOP, userAgent: VISITOR };

test.each([
  ["/no-such-page", "en"],
  ["/el/no-such-page", "el"],
])("%s is answered in %s with status 404, and logs the address", async (path, language) => {
  const { page, faults } = await watchedPage(await browser.newContext(VISIT));
  expect((await page.goto(address(path)))?.status()).toBe(404);
  const headline = await page.locator("h1").innerText();
  await hydrated(page);
  expect(await page.locator("h1").innerText()).toBe(headline);
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  expect(page.url()).toBe(address(path));
  expect(faults.join()).toContain(path);
});

test.each([
  ["/old-harbor", pathOf("old-harbour")],
  ["/el/odigies-pros-larnaka", pathOf("directions", "el")],
])("%s suggests %s", async (path, target) => {
  const page = await browser.visit(path, VISIT);
  await hydrated(page);
  await page.locator('nav[aria-labelledby="likely"] a').first().click();
  await page.waitForURL(address(target));
});

test("an address that resembles nothing gets no suggestions, but links to the main pages and the search", async () => {
  const page = await browser.open("/xyzzy-plugh", VISIT);
  expect(await page.locator('nav[aria-labelledby="likely"]').count()).toBe(0);
  expect(await page.locator("main nav a").count()).toBe(4);
  expect(await page.locator(`main a[href="${pathOf("find-an-answer")}"]`).isVisible()).toBe(true);
});

test.each([
  ["/parking-larnaca", "el", "/el/parking-larnaca"],
  ["/el/parking-larnaca", "en", "/parking-larnaca"],
])("on %s the switcher to %s keeps the address: %s", async (path, language, target) => {
  const page = await browser.visit(path, VISIT);
  await page.locator("header summary:visible").click();
  const response = page.waitForResponse(address(target));
  await page.locator(`header a[hreflang="${language}"]:visible`).click();
  expect((await response).status()).toBe(404);
  await page.waitForURL(address(target));
});

test("without JavaScript the switcher leads to the home page of a language, because the page does not know its address", async () => {
  const page = await browser.visit("/parking-larnaca", { ...DESKTOP, javaScriptEnabled: false });
  await page.locator("header summary:visible").click();
  await page.locator('header a[hreflang="el"]:visible').click();
  await page.waitForURL(address("/el"));
});
