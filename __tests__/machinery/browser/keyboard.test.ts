import type { Page } from "playwright-core";
import { nav, site } from "../../../locales/el/common.json";
import { onePagePerTemplate, pathOf } from "../../built/site";
import { DESKTOP, DESKTOP_WINDOW, PHONE, address, hydrated, inPages, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

/** A stop of the Tab key, and whether a visitor can see it. */
interface FocusStop {
  readonly text: string;
  readonly hasRing: boolean;
  readonly isHidden: boolean;
  readonly isSmall: boolean;
}

/** Focuses everything that the Tab key reaches, in document order. */
async function focusStops(page: Page): Promise<readonly FocusStop[]> {
  // After a key the browser shows the focus, even when a script moves it.
  await page.keyboard.press("Tab");
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>("body *")).flatMap((element) => {
      const isUnchosen = element instanceof HTMLInputElement && element.type === "radio" && !element.checked;
      if (element.tabIndex < 0 || isUnchosen) {
        return [];
      }
      element.focus();
      if (document.activeElement !== element) {
        return [];
      }
      // The label shows the focus of its radio button.
      const shown = element.matches("input") ? (element.closest("label") ?? element) : element;
      const style = getComputedStyle(shown);
      const box = shown.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
      );
      const isSeenAt = ([x, y]: readonly [number, number]): boolean => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (shown.contains(top) || top.contains(shown));
      };
      return [
        {
          text: element.textContent.trim().slice(0, 20),
          hasRing: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
          isHidden: !points.some(isSeenAt),
          isSmall: (box.width < 24 || box.height < 24) && style.display !== "inline",
        },
      ];
    }),
  );
}

test("every stop of the Tab key is visible, ringed and large enough, on a desktop and on a phone", async () => {
  const context = await browser.newContext(DESKTOP);
  const found: string[] = [];
  // Greek words run longest.
  await inPages(context, onePagePerTemplate("el"), async ({ page }, path) => {
    await page.setViewportSize(DESKTOP_WINDOW);
    await page.goto(address(path));
    await hydrated(page);
    for (const width of [DESKTOP_WINDOW.width, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const stops = await focusStops(page);
      expect(stops.length).toBeGreaterThan(10);
      const poor = stops.filter(({ hasRing, isHidden, isSmall }) => !hasRing || isHidden || isSmall);
      found.push(...poor.map((stop) => `${path} at ${String(width)} px: ${JSON.stringify(stop)}`));
    }
  });
  expect(found).toEqual([]);
});

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test("the Tab key reaches every stop in document order, and leaves the page", async () => {
  const page = await browser.open(pathOf("directions"));
  const stops = await focusStops(page);
  await page.reload();
  await hydrated(page);
  const reached: (string | null | undefined)[] = [];
  await page.keyboard.press("Tab");
  while (reached.length <= stops.length && (await page.evaluate(() => document.activeElement !== document.body))) {
    reached.push((await focusedText(page))?.trim().slice(0, 20));
    await page.keyboard.press("Tab");
  }
  expect(reached).toEqual(stops.map(({ text }) => text));
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
