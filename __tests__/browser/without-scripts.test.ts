import { pathOf } from "../built/site";
import { DESKTOP, PHONE, address, expectUsable, sharedBrowser } from "./site";

/* Without JavaScript. */

const browser = sharedBrowser();

test("on a phone every answer is open, and the menu and the language links work", async () => {
  const page = await browser.visit("/el", { ...PHONE, javaScriptEnabled: false });
  const questions = await page.locator("main h3 button:visible").count();
  expect(questions).toBeGreaterThan(2);
  expect(await page.locator("[data-reach-accordion-panel]:visible").count()).toBe(questions);
  await expectUsable(page);
  await page.locator("header summary:visible").last().tap();
  await page.locator(`header a[href="${pathOf("directions", "el")}"]:visible`).tap();
  await page.waitForURL(address(pathOf("directions", "el")));
  await page.locator("header summary:visible").first().tap();
  await page.locator('header a[hreflang="en"]:visible').tap();
  await page.waitForURL(address(pathOf("directions")));
  // The drawn map, the address and the link, without the button for Google's map.
  const map = page.locator("section:has(#map)");
  expect(await map.getByRole("img").count()).toBeGreaterThan(0);
  expect(await map.locator("address").isVisible()).toBe(true);
  expect(await map.locator('a[href^="https://www.google.com/maps"]').isVisible()).toBe(true);
  expect(await map.locator("button:visible").count()).toBe(0);
});

test("the table of drivers and the list of licences replace “Can I rent?”", async () => {
  const page = await browser.visit(pathOf("can-i-rent"), { ...DESKTOP, javaScriptEnabled: false });
  expect(await page.locator("main form").isVisible()).toBe(false);
  expect(await page.locator("section:has(#drivers) table").isVisible()).toBe(true);
  expect(await page.locator("section:has(#licences) li:visible").count()).toBeGreaterThan(0);
});

test("“Find an answer” lists the answers of a group, without a field that does nothing, and contents list every section", async () => {
  const page = await browser.visit(pathOf("find-an-answer"), { ...DESKTOP, javaScriptEnabled: false });
  expect(await page.getByRole("searchbox").count()).toBe(0);
  const answers = page.locator("main details + ul").last().locator("a:visible");
  const first = await answers.count();
  await page.locator("main summary").last().click();
  expect(await answers.count()).toBeGreaterThan(first);
  await page.goto(address(pathOf("legal-notice")));
  const sections = await page.locator("main section[id], main section > h2[id]").count();
  expect(await page.locator("nav[aria-labelledby=contents] a:visible").count()).toBe(sections);
});
