import type { Page } from "playwright-core";
import sharp from "sharp";

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
function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);
}

/** WCAG 2.2, contrast ratio of two relative luminances. */
function contrast(one: number, other: number): number {
  return one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05);
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

/** A part of the window, in CSS pixels. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of an area, as rows of pixels of three channels. */
interface Pixels {
  readonly data: Buffer;
  readonly area: Area;
}

async function pixelsOf(page: Page, area: Area): Promise<Pixels> {
  return {
    data: await sharp(await page.screenshot({ clip: area }))
      .removeAlpha()
      .raw()
      .toBuffer(),
    area,
  };
}

/** Where the three channels of a pixel of the window begin. */
function indexOf({ area }: Pixels, x: number, y: number): number {
  return ((y - area.y) * area.width + x - area.x) * 3;
}

/** Tells whether a letter is nearer to a pixel than so many pixels: the picture with words differs there from the one without. */
function isNearLetter(x: number, y: number, reach: number, ground: Pixels, withWords: Pixels): boolean {
  for (let row = y - reach; row <= y + reach; row += 1) {
    for (let column = x - reach; column <= x + reach; column += 1) {
      const index = indexOf(ground, column, row);
      for (let channel = index; channel < index + 3; channel += 1) {
        if (Math.abs((withWords.data[channel] ?? 0) - (ground.data[channel] ?? 0)) > 24) {
          return true;
        }
      }
    }
  }
  return false;
}

/**
 * The worst contrast between a line's colour and the pixels behind it: all of them, or those near a letter. Where none is below what the
 * line needs, that.
 */
function worstContrast(
  { box, colour, needed }: Line,
  ground: Pixels,
  near: { readonly reach: number; readonly withWords: Pixels } | undefined,
): number {
  const ink = luminance(...colour);
  let worst = needed;
  for (let y = Math.floor(box.y); y < Math.ceil(box.y + box.height); y += 1) {
    for (let x = Math.floor(box.x); x < Math.ceil(box.x + box.width); x += 1) {
      const index = indexOf(ground, x, y);
      const found = contrast(ink, luminance(ground.data[index] ?? 0, ground.data[index + 1] ?? 0, ground.data[index + 2] ?? 0));
      if (found < worst && (near === undefined || isNearLetter(x, y, near.reach, ground, near.withWords))) {
        worst = found;
      }
    }
  }
  return worst;
}

/** Lets the words within a selector be taken out for a picture of what is behind them. The style is the test's; the context must bypass the site's own policy. */
export async function letWordsBeTakenOut(page: Page, root: string): Promise<void> {
  await page.addStyleTag({
    content: `html[data-without-words] :is(${root}) * { color: transparent !important; } html[data-without-words] :is(${root} .icon, aside, header) { visibility: hidden; }`,
  });
}

/**
 * The lines within a selector that cannot be read at every pixel, with their contrast; only those that are wholly in the window.
 *
 * @param root what `letWordsBeTakenOut` was called with
 * @param reach looks only at pixels that are so near to a letter, for words with an outline; without it, at the whole line
 */
export async function poorLines(
  page: Page,
  root: string,
  reach?: number,
): Promise<{ readonly poor: readonly string[]; readonly count: number }> {
  const lines = await linesOf(page, root);
  await page.locator(`${root} img`).evaluateAll((images) =>
    Promise.all(
      images.map((image) => {
        // What is not shown would never be fetched.
        (image as HTMLImageElement).loading = "eager";
        return (image as HTMLImageElement).decode();
      }),
    ),
  );
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await page.locator(root).boundingBox();
  const top = Math.max(0, Math.floor(box?.y ?? 0));
  const area = { x: 0, y: top, width, height: Math.min(height, Math.ceil((box?.y ?? 0) + (box?.height ?? 0))) - top };
  const withWords = await pixelsOf(page, area);
  await page.locator("html").evaluate((html) => {
    html.setAttribute("data-without-words", "");
  });
  const ground = await pixelsOf(page, area);
  await page.locator("html").evaluate((html) => {
    html.removeAttribute("data-without-words");
  });
  const bottom = area.y + area.height;
  const inWindow = lines.filter(
    (line) => line.box.y >= top && line.box.y + line.box.height < bottom && line.box.x >= 0 && line.box.x + line.box.width <= width,
  );
  const poor: string[] = [];
  for (const line of inWindow) {
    const worst = worstContrast(line, ground, reach === undefined ? undefined : { reach, withWords });
    if (worst < line.needed) {
      poor.push(`“${line.text.trim()}” ${worst.toFixed(2)} instead of ${String(line.needed)}`);
    }
  }
  return { poor, count: inWindow.length };
}
