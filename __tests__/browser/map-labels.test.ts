import type { Page } from "playwright-core";
import { LANGUAGES } from "../../src/i18n/languages";
import { pathOf } from "../built/site";
import { sharedBrowser } from "./site";

const browser = sharedBrowser();

const BAND = "section:has(#map)";

/** The labels of the map that are cut off, or that overlap another or a text beside the map. */
const mistakes = (page: Page): Promise<readonly string[]> =>
  page.locator(BAND).evaluate((band) => {
    const texts = Array.from(band.querySelectorAll<HTMLElement>('[role="img"] > span, h2, p:not([role="img"] *)'))
      .filter((element) => getComputedStyle(element).display !== "none")
      .map((element) => ({ text: element.innerText, isLabel: element.matches("span"), box: element.getBoundingClientRect() }));
    const labels = texts.filter(({ isLabel }) => isLabel);
    const found = labels.flatMap(({ text, box }) => [
      ...(box.left < 0 || box.right > document.documentElement.clientWidth ? [`“${text}” is cut off`] : []),
      ...texts
        .filter((other) => other.box !== box && box.left < other.box.right && other.box.left < box.right)
        .filter((other) => box.top < other.box.bottom && other.box.top < box.bottom)
        .map((other) => `“${text}” and “${other.text}” overlap`),
    ]);
    return labels.length === 0 ? ["the map has no labels"] : found;
  });

/** Where the drawing, its labels or their type change, on both sides, and the narrowest and the widest screen. */
const WIDTHS = [320, 360, 430, 767, 768, 1024, 1151, 1152, 1440, 2560] as const;

/** As visitors may space texts (WCAG 1.4.12). */
const SPACED =
  "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-block-end: 2em !important }";

test.each(LANGUAGES)("on the map in %s no label is cut off, or overlaps another, at any width", async (language) => {
  const page = await browser.visit(pathOf("home", language), { javaScriptEnabled: false });
  await page.evaluate(() => document.fonts.ready);
  // Only the map has to be laid out again at every width.
  await page.locator(BAND).evaluate((band) => {
    for (const section of document.querySelectorAll<HTMLElement>("header, footer, main > *")) {
      section.style.display = section.contains(band) ? "" : "none";
    }
  });
  const found: string[] = [];
  for (const spacing of ["", SPACED]) {
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await mistakes(page)).map((mistake) => `at ${String(width)} px ${spacing}: ${mistake}`));
    }
  }
  expect(found).toEqual([]);
});
