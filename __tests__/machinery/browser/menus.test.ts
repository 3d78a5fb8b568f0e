import { nav } from "../../../locales/el/common.json";
import { navigation, pages } from "../../../data/pages.json";
import { pathOf } from "../../built/site";
import { DESKTOP, PHONE, address, sharedBrowser, watchedPage } from "../../browser/site";

const browser = sharedBrowser();

test("the menu of a phone leads to every page of the navigation", async () => {
  const context = await browser.newContext(PHONE);
  const { page, faults } = await watchedPage(context);
  await page.goto(address(pathOf("booking-terms", "el")));
  for (const route of navigation) {
    await page.locator("header summary", { hasText: nav.open }).click();
    await page.locator(`header details[open] nav a[href="${pathOf(route, "el")}"]`).click();
    await page.waitForURL(address(pathOf(route, "el")));
  }
  expect(faults).toEqual([]);
  await context.close();
});

test("the language menu leads to the same page in another language", async () => {
  const context = await browser.newContext(DESKTOP);
  const { page, faults } = await watchedPage(context);
  await page.goto(address(pathOf("booking-terms")));
  await page.locator("header summary", { hasText: "English" }).click();
  await page.locator('header a[hreflang="el"]:visible').click();
  await page.waitForURL(address(pathOf("booking-terms", "el")));
  expect(await page.locator("html").getAttribute("lang")).toBe("el");
  expect(faults).toEqual([]);
  await context.close();
});

test("without JavaScript the menu opens, the language changes and every answer can be read", async () => {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address("/el"));
  const answers = page.locator("[data-reach-accordion-panel]");
  const count = await answers.count();
  expect(count).toBeGreaterThan(3);
  expect(await page.locator("[data-reach-accordion-panel] >> visible=true").count()).toBe(count);
  await page.locator("header summary:visible").first().click();
  await page.locator('header details[open] a[hreflang="en"]').click();
  await page.waitForURL(address("/"));
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  await context.close();
});

test("an old address leads on, permanently", async () => {
  const [former = ""] = pages["driving-guide"].formerly;
  const response = await fetch(address(`${former}?from=flyer`), { redirect: "manual" });
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe(`${pathOf("driving-guide")}?from=flyer`);
});
