import type { Page } from "playwright-core";
import sharp from "sharp";
import { DESKTOP, inParallel, sharedBrowser } from "./site";
import { QUIET, SIZES, TEMPLATES, openTurned } from "./turned-page";

const browser = sharedBrowser();

/** Those whose sections are not all on another one of them. */
const MIRRORED = ["home", "van-rental", "article", "booking-terms", "directions", "driving-guide"] as const;

/** Those that have cuts, shades and masks of their own; whole pages as pictures take their time. */
const SHAPED = ["home", "not-found", "van-rental"] as const;

/** What keeps its sides, and why. It has to lie within its parent as it does from left to right. */
const KEPT = [
  // A map shows west on the left.
  '[class*="CyprusMap-module--chart"], [class*="CyprusMap-module--chart"] *',
  '[class*="VanLocation-module--location-map"] img',
  // They lie upon the sea of a picture, which is not turned round.
  '[class*="Sparkles-module"], [class*="Sparkles-module"] i',
] as const;

/** A box of the layout, in pixels of the page. */
interface Box {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** From the left edge of the parent. */
  readonly within: number;
  /** Which of the exceptions names it; -1 where none does. */
  readonly kept: number;
  readonly isShown: boolean;
}

/** Every box of a page but pieces of a line of text, which stay in the order of their words. */
function boxes(page: Page): Promise<readonly Box[]> {
  return page.evaluate(
    (kept) =>
      Array.from(document.body.querySelectorAll("*"), (element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        const isPiece = getComputedStyle(element).display === "inline" || (element.parentElement?.closest("svg") ?? null) !== null;
        return {
          name: `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${element.textContent.trim().slice(0, 30)}”`,
          left,
          right: document.documentElement.clientWidth - right,
          top: top + window.scrollY,
          bottom: bottom + window.scrollY,
          within: left - (element.parentElement?.getBoundingClientRect().left ?? 0),
          kept: kept.findIndex((selector) => element.matches(selector)),
          isShown: element.checkVisibility({ visibilityProperty: true }) && width > 1 && !isPiece,
        };
      }),
    KEPT,
  );
}

/** What is neither word, line nor picture: grounds, cuts and shades. The road of the fleet is drawn from the left. */
const ONLY_SHAPES = `
  * { -webkit-text-fill-color: transparent !important; text-decoration: none !important; text-shadow: none !important; }
  img, svg, [class*="CyprusMap-module--chart"] * { visibility: hidden !important; }
  [class*="VehicleParade-module--parade-row"]::before { display: none !important; }
  * { scrollbar-width: none !important; scroll-snap-type: none !important; }
`;

/** The side of the squares by which two pictures are compared, in pixels; a line that lies a pixel off weighs little in one. */
const SQUARE = 8;

/** Gives windows a size, and waits until what they show has been laid out and painted for it. */
async function resize(pages: readonly Page[], size: (typeof SIZES)[number]): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      await page.setViewportSize(size);
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      );
    }),
  );
}

/** The mean colours of the squares of a page, or of its mirror image. */
async function squares(page: Page, isMirrored: boolean) {
  // What can be scrolled sideways may have snapped elsewhere while the window changed; 0 is where its lines begin.
  await page.locator('[class*="VehicleParade-module--parade"]').evaluateAll((all) => {
    all.forEach((element) => {
      element.scrollLeft = 0;
    });
  });
  const picture = sharp(await page.screenshot({ fullPage: true })).removeAlpha();
  const { width, height } = await picture.metadata();
  const size = { width: Math.round(width / SQUARE), height: Math.round(height / SQUARE), fit: "fill", kernel: "linear" } as const;
  return picture.flop(isMirrored).resize(size).raw().toBuffer({ resolveWithObject: true });
}

/** Where the shapes of one page are not those of the other in a mirror, as some places in pixels. */
async function differences(leftToRight: Page, rightToLeft: Page): Promise<readonly string[]> {
  // One after the other: two that are taken at once may lack what lies below the window.
  const { data: one, info } = await squares(leftToRight, false);
  const { data: other } = await squares(rightToLeft, true);
  const places = new Set<string>();
  one.forEach((value, index) => {
    if (Math.abs(value - (other[index] ?? 0)) > 32) {
      const square = Math.floor(index / info.channels);
      places.add(`${String((square % info.width) * SQUARE)}, ${String(Math.floor(square / info.width) * SQUARE)}`);
    }
  });
  return [...places].slice(0, 5);
}

test("from right to left, every box of a page stands where a mirror shows it", async () => {
  const context = await browser.newContext({ ...DESKTOP, ...QUIET });
  const found: string[] = [];
  const used = new Set<number>();
  await inParallel(MIRRORED, 2, async (template) => {
    const path = TEMPLATES.get(template) ?? "";
    const [leftToRight, rightToLeft] = await Promise.all([openTurned(context, path, "ltr"), openTurned(context, path, "rtl")]);
    for (const size of SIZES) {
      const place = `${path} at ${String(size.width)} px`;
      await resize([leftToRight, rightToLeft], size);
      const [before, after] = await Promise.all([boxes(leftToRight), boxes(rightToLeft)]);
      expect(after.length).toBe(before.length);
      before.forEach((box, index) => {
        const mirrored = after[index];
        if (!box.isShown || mirrored === undefined) {
          return;
        }
        const offsets =
          box.kept === -1
            ? [box.left - mirrored.right, box.right - mirrored.left, box.top - mirrored.top, box.bottom - mirrored.bottom]
            : [box.within - mirrored.within, box.top - mirrored.top];
        used.add(box.kept);
        if (offsets.some((offset) => Math.abs(offset) > 2)) {
          found.push(`${place}: ${box.name} is ${offsets.map((offset) => offset.toFixed(0)).join(", ")} px off`);
        }
      });
    }
    await Promise.all([leftToRight.close(), rightToLeft.close()]);
  });
  await context.close();
  expect(found).toEqual([]);
  // An exception that nothing needs any more goes.
  expect([...used].filter((kept) => kept !== -1).sort()).toEqual(KEPT.map((_, index) => index));
});

test.each(SHAPED)("from right to left, grounds, cuts and shades of “%s” stand where a mirror shows them", async (template) => {
  const context = await browser.newContext({ ...DESKTOP, ...QUIET });
  const path = TEMPLATES.get(template) ?? "";
  const [leftToRight, rightToLeft] = [await openTurned(context, path, "ltr"), await openTurned(context, path, "rtl")];
  await Promise.all([leftToRight, rightToLeft].map((page) => page.addStyleTag({ content: ONLY_SHAPES })));
  const found: string[] = [];
  for (const size of SIZES) {
    await resize([leftToRight, rightToLeft], size);
    const shapes = await differences(leftToRight, rightToLeft);
    found.push(...shapes.map((place) => `at ${String(size.width)} px: ${place}`));
  }
  await context.close();
  expect(found).toEqual([]);
});
