import type { Page } from "playwright-core";
import { LANGUAGES } from "../../src/core/languages";
import { pathOf } from "../built/site";
import { sharedBrowser } from "./site";

const browser = sharedBrowser();

const BAND = "section:has(#map)";

/** What is wrong with the labels of the map. */
function mistakes(page: Page): Promise<readonly string[]> {
  return page.locator(BAND).evaluate((band) => {
    const chart = band.querySelector('[role="img"]');
    const frame = chart?.getBoundingClientRect() ?? new DOMRect();
    const isShown = (element: Element): boolean => getComputedStyle(element).display !== "none";
    const labels = Array.from(chart?.querySelectorAll(":scope > span") ?? [])
      .filter(isShown)
      .map((element) => {
        const style = getComputedStyle(element);
        return {
          text: (element as HTMLElement).innerText.replaceAll("\n", " "),
          box: element.getBoundingClientRect(),
          isSign: !element.hasAttribute("data-wide"),
          point: { x: frame.x + Number.parseFloat(style.left), y: frame.y + Number.parseFloat(style.top) },
        };
      });
    const others = Array.from(band.querySelectorAll("h2, p"))
      .filter((element) => element.closest('[role="img"]') === null)
      .map((element) => ({ text: (element as HTMLElement).innerText, box: element.getBoundingClientRect() }));
    const meet = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const found: string[] = [];
    labels.forEach((label, index) => {
      if (label.box.left < 0 || label.box.right > document.documentElement.clientWidth) {
        found.push(`“${label.text}” is cut off`);
      }
      for (const other of [...labels.slice(index + 1), ...others]) {
        if (meet(label.box, other.box)) {
          found.push(`“${label.text}” and “${other.text}” overlap`);
        }
      }
      for (const { point, text } of labels.filter(({ isSign }) => !isSign)) {
        if (point.x > label.box.left && point.x < label.box.right && point.y > label.box.top && point.y < label.box.bottom) {
          found.push(`“${label.text}” hides the place of “${text}”`);
        }
      }
    });
    return labels.length === 0 ? ["the map has no labels"] : found;
  });
}

/** Where the drawing, its labels or their type change, on both sides, and the narrowest and the widest screen. */
const WIDTHS = [320, 360, 430, 767, 768, 1024, 1151, 1152, 1440, 2560] as const;

test.each(LANGUAGES)("on the map in %s no label is cut off, overlaps another or hides a place, at any width", async (language) => {
  const page = await browser.visit(pathOf("home", language), { javaScriptEnabled: false });
  await page.evaluate(() => document.fonts.ready);
  // Only the map has to be laid out again at every width.
  await page.locator(BAND).evaluate((band) => {
    for (const section of document.querySelectorAll<HTMLElement>("header, footer, main > *")) {
      section.style.display = section.contains(band) ? "" : "none";
    }
  });
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await mistakes(page)).map((mistake) => `at ${String(width)} px: ${mistake}`));
  }
  expect(found).toEqual([]);
});
