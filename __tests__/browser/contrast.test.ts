import type { Page } from "playwright-core";
import sharp from "sharp";
import { pathOf } from "../built/site";
import { contrast, luminance } from "../contrast";
import { address, sharedBrowser } from "./site";

const browser = sharedBrowser();

const HERO = "section:has(#title)";

/** The narrowest screen, where the picture or the words move, and the widest. */
const WIDTHS = [320, 768, 1152, 1920] as const;

/** A line of text on the screen. */
interface Line {
  readonly text: string;
  readonly colour: readonly number[];
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The lines of the hero that are on the screen and not on a button. */
function heroLines(page: Page): Promise<readonly Line[]> {
  return page.locator(HERO).evaluate((hero) => {
    const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    while (walker.nextNode() !== null) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.closest(".visually-hidden, button, a") !== null) {
        continue;
      }
      const { color } = getComputedStyle(parentElement);
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      lines.push(
        ...Array.from(range.getClientRects(), ({ x, y, width, height }) => ({
          text: textContent?.trim() ?? "",
          colour: (color.match(/[\d.]+/g) ?? []).map(Number),
          box: { x, y, width, height },
        })).filter(
          ({ box: { x, y, width, height } }) =>
            width > 1 && height > 1 && x + width <= window.innerWidth && y + height <= window.innerHeight,
        ),
      );
    }
    return lines;
  });
}

/** The lowest contrast between a line and a pixel behind it. */
function lowestContrast({ box, colour: [red, green, blue] }: Line, pixels: Buffer, rowLength: number): number {
  const ink = luminance(red, green, blue);
  let lowest = 21;
  for (let y = Math.floor(box.y); y < Math.ceil(box.y + box.height); y += 1) {
    for (let x = Math.floor(box.x); x < Math.ceil(box.x + box.width); x += 1) {
      const index = (y * rowLength + x) * 3;
      const ground = luminance(pixels[index], pixels[index + 1], pixels[index + 2]);
      lowest = Math.min(lowest, contrast(ink, ground));
    }
  }
  return lowest;
}

// By day the words are dark on the bright sky, at night light on the dark one.
test.each([
  ["el", "light"],
  ["el", "dark"],
] as const)("text over the picture of the home page is readable at every pixel: %s, %s", async (language, colorScheme) => {
  const page = await browser.newPage({ javaScriptEnabled: false, bypassCSP: true, colorScheme });
  const style = `${HERO} * { color: transparent !important } :is(${HERO} .icon, aside, header) { visibility: hidden }`;
  const poor: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 1400 });
    // Each width may show another picture.
    await page.goto(address(pathOf("home", language)));
    await page.evaluate(() => document.fonts.ready);
    await page.locator(`${HERO} img[fetchpriority="high"]`).evaluate((image: HTMLImageElement) => image.decode());
    const lines = await heroLines(page);
    expect(lines.length).toBeGreaterThan(2);
    const pixels = await sharp(await page.screenshot({ style }))
      .removeAlpha()
      .raw()
      .toBuffer();
    for (const line of lines) {
      const contrast = lowestContrast(line, pixels, width);
      // WCAG 2.2, 1.4.3, for small text: the headline is on the painted sky.
      if (contrast < 4.5) {
        poor.push(`“${line.text}” at ${String(width)} px: ${contrast.toFixed(2)}`);
      }
    }
  }
  expect(poor).toEqual([]);
});
