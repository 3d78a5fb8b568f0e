import type { Page } from "playwright-core";
import { LANGUAGES } from "../../src/site/languages";
import { pathOf } from "../../src/site/routes";
import { address, hydrated, sharedBrowser } from "./site";
import { letWordsBeTakenOut, poorLines } from "./text-on-pictures";

const browser = sharedBrowser();

/** How far from a letter its ground has to carry it, in pixels: the outline of the labels reaches so far at least. */
const OUTLINE = 1;

const BAND = 'section[aria-labelledby="map"]';

/** Opens a page, in the site's own type, on which the widths of the labels depend, and leaves nothing of it but its map. */
async function withMap(page: Page, path: string): Promise<void> {
  await page.goto(address(path));
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await page.locator(BAND).evaluate((band) => {
    for (const section of document.querySelectorAll<HTMLElement>("header, footer, main > *")) {
      section.style.display = section.contains(band) ? "" : "none";
    }
    band.scrollIntoView({ block: "start", behavior: "instant" });
  });
}

/** What is wrong with the labels of the map, as somebody who looks at it would say. */
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
    return labels.length < 8 ? [`only ${String(labels.length)} labels`] : found;
  });
}

test.each(LANGUAGES)("on the map no label is cut off, overlaps another or hides a place, at any width: %s", async (language) => {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  await withMap(page, pathOf("home", language));
  const found: string[] = [];
  for (const width of [320, 360, 430, 767, 768, 1024, 1151, 1152, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await mistakes(page)).map((mistake) => `${String(width)} px: ${mistake}`));
  }
  expect(found).toEqual([]);
  await page.close();
});

test.each(["light", "dark"] as const)("words on the map can be read at every pixel, in the %s scheme", async (colorScheme) => {
  const poor: string[] = [];
  // On the dark drawing the labels lie where they lie on the light one: the first language, and the one that runs longest.
  for (const language of colorScheme === "light" ? LANGUAGES : (["en", "el"] as const)) {
    const context = await browser.newContext({ colorScheme, reducedMotion: "reduce", bypassCSP: true });
    const page = await context.newPage();
    await withMap(page, pathOf("home", language));
    await letWordsBeTakenOut(page, BAND);
    // Where it was narrowest when it was drawn: on the small drawing at its smallest, and, for the longest words, where the wide one begins
    // and where it begins to carry more.
    for (const width of language === "el" ? [320, 768, 1152] : [320]) {
      await page.setViewportSize({ width, height: 2000 });
      await page.locator(BAND).evaluate((band) => {
        band.scrollIntoView({ block: "start", behavior: "instant" });
      });
      const measured = await poorLines(page, BAND, OUTLINE);
      expect(measured.count).toBeGreaterThan(15);
      poor.push(...measured.poor.map((line) => `${language} at ${String(width)} px: ${line}`));
    }
    await context.close();
  }
  expect(poor).toEqual([]);
});
