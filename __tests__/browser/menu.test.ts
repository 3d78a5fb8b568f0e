import { LANGUAGES } from "../../src/core/languages";
import { DATA, pathOf } from "../built/site";
import { inBothSchemes } from "./axe";
import { PHONE, address, sharedBrowser } from "./site";

const browser = sharedBrowser();

test("the menu of a phone opens by keyboard with every page of the navigation and every language, and Escape closes it", async () => {
  const page = await browser.open(pathOf("booking-terms", "el"), PHONE);
  const menu = page.locator("header details", { has: page.locator("nav") }).last();
  await menu.locator("summary").focus();
  await page.keyboard.press("Enter");
  await menu.locator("a").first().waitFor();
  const shown = await menu.locator("a:visible").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(shown).toEqual(
    expect.arrayContaining([
      ...[...DATA.pages.navigation, ...DATA.pages.service].map((route) => pathOf(route, "el")),
      ...LANGUAGES.map((language) => pathOf("booking-terms", language)),
    ]),
  );
  expect(await inBothSchemes(page, "header")).toEqual([]);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("details[open] a") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  await menu.locator("a").first().waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
  await page.keyboard.press("Enter");
  await menu.locator(`a[href="${pathOf("directions", "el")}"]`).tap();
  await page.waitForURL(address(pathOf("directions", "el")));
});

test("the first stop of the Tab key skips the header", async () => {
  const page = await browser.open("/el");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe("#content");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});
