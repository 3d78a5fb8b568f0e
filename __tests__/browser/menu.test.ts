import { DATA, pathOf } from "../built/site";
import { inBothSchemes } from "./axe";
import { PHONE, address, sharedBrowser } from "./site";

const browser = sharedBrowser();

test("the menu of a phone opens by keyboard with every page of the navigation, and Escape closes it", async () => {
  const page = await browser.open(pathOf("booking-terms", "el"), PHONE);
  const menu = page.locator("header nav");
  await page.locator("header summary").last().focus();
  await page.keyboard.press("Enter");
  await menu.locator("a").first().waitFor();
  const shown = await menu.locator("a:visible").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(shown[0]).toBe(pathOf("just-landed", "el"));
  expect(shown).toEqual(expect.arrayContaining([...DATA.pages.navigation, ...DATA.pages.service].map((route) => pathOf(route, "el"))));
  expect(await inBothSchemes(page, "header")).toEqual([]);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("header nav a") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  await menu.locator("a").first().waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
  await page.keyboard.press("Enter");
  await menu.locator(`a[href="${pathOf("directions", "el")}"]`).tap();
  await page.waitForURL(address(pathOf("directions", "el")));
});

test("a press elsewhere closes a menu", async () => {
  const page = await browser.open("/el", PHONE);
  const [languages, pages] = [page.locator("header a[hreflang]").first(), page.locator("header nav")];
  await page.locator("header summary").first().tap();
  await languages.waitFor();
  await page.locator("header summary").last().tap();
  await pages.waitFor();
  expect(await languages.isVisible()).toBe(false);
  await page.touchscreen.tap(10, 700);
  await pages.waitFor({ state: "hidden" });
});

test("the first stop of the Tab key skips the header", async () => {
  const page = await browser.open("/el");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe("#content");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});
