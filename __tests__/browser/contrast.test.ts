import type { Page } from "playwright-core";
import sharp from "sharp";
import { address, sharedBrowser } from "./site";

const browser = sharedBrowser();
/** A line of text on the screen, with what it asks of its ground. */
interface Line {
  readonly text: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly colour: readonly [number, number, number];
  /** 3 for large text, 4.5 for other (WCAG 2.2, 1.4.3). */
  readonly needed: number;
}

/** The linear value of each value of an sRGB channel; a table, because millions of pixels ask. */
const LINEAR = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** WCAG 2.2, relative luminance of an sRGB colour. */
function luminance([red, green, blue]: readonly [number, number, number]): number {
  return 0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);
}

function contrast(one: readonly [number, number, number], other: readonly [number, number, number]): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The lines of text within a selector, and their colours. */
function linesOf(page: Page, selector: string): Promise<readonly Line[]> {
  return page.locator(selector).evaluateAll((roots) =>
    roots.flatMap((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const lines: Line[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent === null || node.textContent?.trim() === "" || parent.closest(".visually-hidden, button, a") !== null) {
          continue;
        }
        const style = getComputedStyle(parent);
        const range = document.createRange();
        range.selectNodeContents(node);
        const size = Number.parseFloat(style.fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        const [red = 0, green = 0, blue = 0] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
        for (const { x, y, width, height } of range.getClientRects()) {
          if (width > 1 && height > 1) {
            lines.push({
              text: node.textContent ?? "",
              box: { x, y, width, height },
              colour: [red, green, blue],
              needed: isLarge ? 3 : 4.5,
            });
          }
        }
      }
      return lines;
    }),
  );
}

/** The worst contrast between a line's colour and any pixel behind it. */
async function worstContrast(screenshot: Buffer, { box, colour }: Line): Promise<number> {
  const { data, info } = await sharp(screenshot)
    .extract({ left: Math.floor(box.x), top: Math.floor(box.y), width: Math.ceil(box.width), height: Math.ceil(box.height) })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let worst = 21;
  for (let index = 0; index < data.length; index += info.channels) {
    worst = Math.min(worst, contrast(colour, [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0]));
  }
  return worst;
}

test.each(["light", "dark"] as const)(
  "text over the picture of the home page can be read at every pixel, in the %s scheme",
  async (colorScheme) => {
    const poor: string[] = [];
    const hero = 'section[aria-labelledby="title"]';
    const height = 1400;
    for (const path of ["/", "/de", "/el", "/ru"]) {
      const context = await browser.newContext({ colorScheme, reducedMotion: "reduce", bypassCSP: true });
      const page = await context.newPage();
      await page.goto(address(path));
      // A style of the test, which the site's own policy would refuse. The words are taken out for the picture of what is behind them; their colours and places are read before.
      await page.addStyleTag({
        content: `html[data-without-words] :is(${hero}) * { color: transparent !important; } html[data-without-words] :is(${hero} .icon, aside, header) { visibility: hidden; }`,
      });
      for (const width of [360, 768, 1024, 1152, 1440, 1920]) {
        await page.setViewportSize({ width, height });
        const lines = await linesOf(page, hero);
        expect(lines.length).toBeGreaterThan(5);
        await page.locator("html").evaluate((root) => {
          root.setAttribute("data-without-words", "");
        });
        await page
          .locator(`${hero} img`)
          .first()
          .evaluate((image: HTMLImageElement) => image.decode());
        const screenshot = await page.screenshot();
        await page.locator("html").evaluate((root) => {
          root.removeAttribute("data-without-words");
        });
        for (const line of lines.filter(({ box }) => box.y + box.height < height && box.x >= 0 && box.x + box.width <= width)) {
          const worst = await worstContrast(screenshot, line);
          if (worst < line.needed) {
            poor.push(`${path} at ${String(width)} px: “${line.text.trim()}” ${worst.toFixed(2)} instead of ${String(line.needed)}`);
          }
        }
      }
      await context.close();
    }
    expect(poor).toEqual([]);
  },
);
