import type { Page } from "playwright-core";
import { nav, site } from "../../../locales/el/common.json";
import { pathOf } from "../../built/site";
import { PHONE, hydrated, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

const beginning = (text: string | null | undefined): string => text?.trim().slice(0, 20) ?? "";

/** Focuses everything that the Tab key should reach, in document order. */
const stops = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>("body *"))
      .filter((element) => {
        const isUnchosen = element instanceof HTMLInputElement && element.type === "radio" && !element.checked;
        if (element.tabIndex >= 0 && !isUnchosen) {
          element.focus();
        }
        return document.activeElement === element;
      })
      .map(({ textContent }) => textContent),
  );

// browser/every-page shows that each stop is visible, ringed and large enough.
test("the Tab key reaches every stop in document order, and leaves the page", async () => {
  const page = await browser.open(pathOf("directions"));
  const wanted = (await stops(page)).map(beginning);
  expect(wanted.length).toBeGreaterThan(10);
  await page.reload();
  await hydrated(page);
  const reached: string[] = [];
  await page.keyboard.press("Tab");
  while (reached.length <= wanted.length && (await page.evaluate(() => document.activeElement !== document.body))) {
    reached.push(beginning(await focusedText(page)));
    await page.keyboard.press("Tab");
  }
  expect(reached).toEqual(wanted);
});

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
