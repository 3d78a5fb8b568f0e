import type { Page } from "playwright-core";
import { nav, site } from "../../../locales/el/common.json";
import { ROUTES, pathOf } from "../../built/site";
import { DESKTOP, DESKTOP_WINDOW, PHONE, address, hydrated, inPages, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

/** Something that can have the focus, and whether a person who looks can tell that it has it. */
interface FocusStop {
  readonly name: string;
  readonly hasRing: boolean;
  readonly isHidden: boolean;
  readonly isSmall: boolean;
}

/** Puts the focus on everything that the Tab key reaches, in the order of the page. */
async function focusStops(page: Page): Promise<readonly FocusStop[]> {
  // After a key the browser shows the focus, even if a script moves it on.
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
      return [
        {
          name: `${element.tagName.toLowerCase()} “${`${element.getAttribute("aria-label") ?? ""} ${element.textContent}`.trim().slice(0, 40)}”`,
          hasRing: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
          isHidden: !points.some(isSeenAt),
          isSmall: (box.width < 24 || box.height < 24) && style.display !== "inline",
        },
      ];
    }),
  );
}

/** One page of each template, in the language whose words run longest. */
const SAMPLES = [...new Map(ROUTES.map(({ template, paths }) => [template, paths.el])).values()];

test("on a desktop and on a phone, every stop of the Tab key is visible, ringed and large enough", async () => {
  const context = await browser.newContext(DESKTOP);
  const found: string[] = [];
  await inPages(context, SAMPLES, 3, async ({ page }, path) => {
    await page.setViewportSize(DESKTOP_WINDOW);
    await page.goto(address(path));
    await hydrated(page);
    for (const width of [DESKTOP_WINDOW.width, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const stops = await focusStops(page);
      const place = `${path} at ${String(width)} px`;
      if (stops.length < 10) {
        found.push(`${place}: only ${String(stops.length)} stops`);
      }
      found.push(
        ...stops.flatMap(({ name, hasRing, isHidden, isSmall }) => [
          ...(hasRing ? [] : [`${place}: ${name} has no ring`]),
          ...(isHidden ? [`${place}: ${name} is hidden`] : []),
          ...(isSmall ? [`${place}: ${name} is smaller than 24 px`] : []),
        ]),
      );
    }
  });
  await context.close();
  expect(found).toEqual([]);
});

test("the Tab key reaches everything that can have the focus, in the order of the page, and ends", async () => {
  const page = await browser.newPage(DESKTOP);
  await page.goto(address("/"));
  await hydrated(page);
  const expected = (await focusStops(page)).map(({ name }) => name);
  await page.reload();
  await hydrated(page);
  const reached: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      return element === null || element === document.body
        ? null
        : `${element.tagName.toLowerCase()} “${`${element.getAttribute("aria-label") ?? ""} ${element.textContent}`.trim().slice(0, 40)}”`;
    });
    if (name === null || reached.length > expected.length) {
      break;
    }
    reached.push(name);
  }
  await page.close();
  expect(reached).toEqual(expected);
});

test("the first stop leads past the header to the content", async () => {
  const page = await browser.newPage();
  await page.goto(address("/el"));
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(site.skip);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  await page.close();
});

test("the menu of a phone opens, is walked through and closes by keyboard", async () => {
  const page = await browser.newPage(PHONE);
  await page.goto(address("/el"));
  await hydrated(page);
  const menu = page.locator("header details", { has: page.locator("nav") }).last();
  const isOpen = () => menu.evaluate((details: HTMLDetailsElement) => details.open);
  await menu.locator("summary").focus();
  await page.keyboard.press("Enter");
  expect(await isOpen()).toBe(true);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(nav.home);
  await page.keyboard.press("Escape");
  expect(await isOpen()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
  await page.close();
});

test("the language is changed by keyboard alone", async () => {
  const page = await browser.newPage(DESKTOP);
  await page.goto(address(pathOf("airport-parking")));
  await hydrated(page);
  await page.locator("header summary:visible").focus();
  await page.keyboard.press("Enter");
  for (const language of ["English", "Ελληνικά"]) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(language);
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(address(pathOf("airport-parking", "el")));
  await page.close();
});

test("tables are tables to assistive technology, also where they are stacked", async () => {
  const page = await browser.newPage(PHONE);
  await page.goto(address(pathOf("booking-terms")));
  const tree = await page.locator("table").first().ariaSnapshot();
  expect(tree).toMatch(/- table/);
  expect(tree).toMatch(/columnheader/);
  expect(tree).toMatch(/rowheader/);
  expect(tree).toMatch(/cell/);
  await page.close();
});
