import type { Page } from "playwright-core";
import { PAGES, ROUTES } from "../../built/site";
import { DESKTOP, address, hydrated, inPages, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();
/** Where the focus is, and whether somebody who looks can tell. */
interface FocusStop {
  readonly name: string;
  readonly hasRing: boolean;
  readonly isHidden: boolean;
  readonly isSmall: boolean;
}

/** Follows the Tab key through a page until it comes back to the beginning. */
async function focusStops(page: Page): Promise<readonly FocusStop[]> {
  const stops: FocusStop[] = [];
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) {
        return null;
      }
      // A radio button or a checkbox that lies over its label is shown by the label.
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
      return {
        name: `${element.tagName.toLowerCase()} “${`${element.getAttribute("aria-label") ?? ""} ${element.textContent}`.trim().slice(0, 40)}”`,
        hasRing: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
        isHidden: !points.some(isSeenAt),
        isSmall: (box.width < 24 || box.height < 24) && style.display !== "inline",
      };
    });
    if (stop === null) {
      return stops;
    }
    stops.push(stop);
  }
  throw new Error("The Tab key does not come to an end.");
}

/** One page of each template, where articles differ in words only. */
const TEMPLATES = new Set(new Map(ROUTES.map(({ template, id }) => [template, id])).values());

test.each([
  ["a desktop", "en", DESKTOP, PAGES],
  ["a phone", "de", { viewport: { width: 360, height: 740 } }, PAGES.filter(({ routeId }) => TEMPLATES.has(routeId))],
] as const)("on %s, every stop of the Tab key in %s is visible, ringed and large enough", async (_, sample, options, candidates) => {
  // Without motion, so that what steps aside has arrived when it is looked at.
  const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
  const found: string[] = [];
  const pages = candidates.filter(({ language }) => language === sample);
  await inPages(context, pages, 3, async ({ page }, { path }) => {
    await page.goto(address(path));
    await hydrated(page);
    const stops = await focusStops(page);
    if (stops.length < 10) {
      found.push(`${path}: only ${String(stops.length)} stops`);
    }
    found.push(
      ...stops.flatMap(({ name, hasRing, isHidden, isSmall }) => [
        ...(hasRing ? [] : [`${path}: ${name} has no ring`]),
        ...(isHidden ? [`${path}: ${name} is hidden`] : []),
        ...(isSmall ? [`${path}: ${name} is smaller than 24 px`] : []),
      ]),
    );
  });
  await context.close();
  expect(found).toEqual([]);
});

test("the first stop leads past the header to the content", async () => {
  const page = await browser.newPage();
  await page.goto(address("/de"));
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Zum Inhalt springen");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  await page.close();
});

test("the menu of a phone opens, is walked through and closes by keyboard", async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(address("/"));
  await hydrated(page);
  const menu = page.locator("header details", { has: page.locator("nav") }).last();
  const isOpen = () => menu.evaluate((details: HTMLDetailsElement) => details.open);
  await menu.locator("summary").focus();
  await page.keyboard.press("Enter");
  expect(await isOpen()).toBe(true);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Home");
  await page.keyboard.press("Escape");
  expect(await isOpen()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
  await context.close();
});

test("the language is changed by keyboard alone", async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await page.goto(address("/airport-parking"));
  await hydrated(page);
  await page.locator("header summary:visible").focus();
  await page.keyboard.press("Enter");
  const current = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.textContent);
  for (const language of ["English", "Ελληνικά", "Türkçe"]) {
    await page.keyboard.press("Tab");
    expect(await current()).toBe(language);
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(address("/tr/larnaka-havalimani-otoparki"));
  await context.close();
});

test("tables are tables to assistive technology, also where they are stacked", async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(address("/de/fahrzeug-buchung-bedingungen"));
  const tree = await page.locator("table").first().ariaSnapshot();
  expect(tree).toMatch(/- table/);
  expect(tree).toMatch(/columnheader/);
  expect(tree).toMatch(/rowheader/);
  expect(tree).toMatch(/cell/);
  await context.close();
});
