import type { Page } from "playwright-core";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../src/core/languages";
import { pathOf } from "../built/site";
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
    return labels.length === 0 ? ["the map has no labels"] : found;
  });
}

/** Where the drawing, its labels or their type change, on both sides, and the narrowest and the widest screen. */
const WIDTHS = [320, 360, 430, 767, 768, 1024, 1151, 1152, 1440, 2560] as const;

/** On the dark drawing the labels lie where they lie on the light one: the first language, and the one that runs longest. */
const FOR_THE_DARK: readonly Language[] = [DEFAULT_LANGUAGE, "el"];

/**
 * Where words are nearest to what they must not lie on: on the small drawing at its smallest, and, for the longest words, where the wide
 * one begins and where it begins to carry more.
 */
const narrowest = (language: Language): readonly number[] => (language === "el" ? [320, 768, 1152] : [320]);

describe("on the map, in every language", () => {
  const misplaced: string[] = [];
  const poor: string[] = [];
  let measuredLines = 0;

  beforeAll(async () => {
    const page = await browser.newPage({ colorScheme: "light", bypassCSP: true });
    for (const language of LANGUAGES) {
      await withMap(page, pathOf("home", language));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        misplaced.push(...(await mistakes(page)).map((mistake) => `${language} at ${String(width)} px: ${mistake}`));
      }
      await letWordsBeTakenOut(page, BAND);
      for (const colorScheme of FOR_THE_DARK.includes(language) ? (["light", "dark"] as const) : (["light"] as const)) {
        await page.emulateMedia({ colorScheme });
        for (const width of narrowest(language)) {
          await page.setViewportSize({ width, height: 2000 });
          await page.locator(BAND).evaluate((band) => {
            band.scrollIntoView({ block: "start", behavior: "instant" });
          });
          const measured = await poorLines(page, BAND, OUTLINE);
          measuredLines += measured.count;
          poor.push(...measured.poor.map((line) => `${language} at ${String(width)} px, ${colorScheme}: ${line}`));
        }
      }
      await page.emulateMedia({ colorScheme: "light" });
    }
    await page.close();
  });

  test("no label is cut off, overlaps another or hides a place, at any width", () => {
    expect(misplaced).toEqual([]);
  });

  test("words can be read at every pixel, in the light scheme and the dark one", () => {
    expect(measuredLines).toBeGreaterThan(0);
    expect(poor).toEqual([]);
  });
});
