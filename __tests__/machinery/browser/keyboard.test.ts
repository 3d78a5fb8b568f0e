import type { Page } from "playwright-core";
import { nav, site } from "../../../locales/el/common.json";
import { pathOf } from "../../built/site";
import { PHONE, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test("the first stop of the Tab key skips the header", async () => {
  const page = await browser.visit("/el");
  await page.keyboard.press("Tab");
  expect(await focusedText(page)).toBe(site.skip);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

// machinery/engines shows that it leads to every page of the navigation.
test("the menu of a phone opens and closes by keyboard", async () => {
  const page = await browser.open("/el", PHONE);
  const menu = page.locator("header details", { has: page.locator("nav") }).last();
  await menu.locator("summary").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await focusedText(page)).toContain(nav.home);
  await page.keyboard.press("Escape");
  expect(await menu.getAttribute("open")).toBeNull();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
});

test("stacked tables stay tables for assistive technology", async () => {
  const page = await browser.visit(pathOf("booking-terms"), PHONE);
  const table = page.getByRole("table").first();
  for (const role of ["columnheader", "rowheader", "cell"] as const) {
    expect(await table.getByRole(role).count()).toBeGreaterThan(0);
  }
});
