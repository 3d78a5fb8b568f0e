import type { BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { ROUTES } from "../built/site";
import { DESKTOP, PHONE, address, hydrated, inParallel, sharedBrowser } from "./site";

/*
 * No language of the site runs from right to left. These tests turn the pages round all the same, so that one more language costs no
 * rule of style: with the same words everything has to stand where a mirror shows it, and with Hebrew letters nothing may run over.
 */

const browser = sharedBrowser();

/** One page of each template, in the language with the fewest exceptions of its own. */
const TEMPLATES = new Map(ROUTES.map(({ template, paths }) => [template, paths.en]));
const SAMPLES = [...TEMPLATES.values()];

/** Those whose sections are not all on another one of them. */
const MIRRORED = ["home", "van-rental", "article", "booking-terms", "directions", "not-found", "driving-guide"] as const;

/** Those that have cuts, shades and masks of their own; whole pages as pictures take their time. */
const SHAPED = ["home", "not-found", "van-rental"] as const;

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

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

/** Opens a page of the site, turned round before it is painted if so wished, and without anything that moves. */
async function open(context: BrowserContext, path: string, direction: "ltr" | "rtl"): Promise<Page> {
  const page = await context.newPage();
  await page.route(address(path), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace("<html ", `<html dir="${direction}" `) });
  });
  await page.goto(address(path));
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

const quiet = { reducedMotion: "reduce", bypassCSP: true } as const;

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
  const context = await browser.newContext({ ...DESKTOP, ...quiet });
  const found: string[] = [];
  const used = new Set<number>();
  await inParallel(MIRRORED, 2, async (template) => {
    const path = TEMPLATES.get(template) ?? "";
    const [leftToRight, rightToLeft] = await Promise.all([open(context, path, "ltr"), open(context, path, "rtl")]);
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
  const context = await browser.newContext({ ...DESKTOP, ...quiet });
  const path = TEMPLATES.get(template) ?? "";
  const [leftToRight, rightToLeft] = [await open(context, path, "ltr"), await open(context, path, "rtl")];
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

/** Puts a Hebrew letter in the place of each Latin one: texts of the same length that run from right to left. */
function inHebrewLetters(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const node = texts.currentNode;
      if (node.parentElement?.closest("script, style") === null) {
        node.textContent = (node.textContent ?? "").replace(/[a-z]/gi, (letter) =>
          String.fromCharCode(0x05d0 + (letter.toLowerCase().charCodeAt(0) - 97)),
        );
      }
    }
  });
}

/** Lines of text that lie out of the page, are cut off, or lie over one another. */
function illegible(page: Page, within = "body"): Promise<readonly string[]> {
  return page.evaluate(
    ([chart, root]) => {
      const found: string[] = [];
      const width = document.documentElement.clientWidth;
      const lines: { readonly element: Element; readonly box: DOMRect; readonly name: string }[] = [];
      const texts = document.createTreeWalker(document.querySelector(root) ?? document, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() !== null) {
        const element = texts.currentNode.parentElement;
        const isRead =
          element?.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) === true &&
          element.closest(`script, style, .visually-hidden, ${chart}`) === null;
        if (element === null || !isRead || texts.currentNode.textContent?.trim() === "") {
          continue;
        }
        const name = (texts.currentNode.textContent ?? "").trim().slice(0, 30);
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        // What cuts off, and what can be scrolled instead.
        const cut: Element[] = [];
        let isScrolled = false;
        for (let around: Element | null = element; around !== null && around !== document.body; around = around.parentElement) {
          const { overflowX, position, clipPath } = getComputedStyle(around);
          // What is there for ears only is cut away on purpose.
          isScrolled ||= overflowX === "auto" || overflowX === "scroll" || clipPath === "inset(50%)";
          if (overflowX === "hidden" || overflowX === "clip") {
            cut.push(around);
          }
          if (position === "fixed") {
            break;
          }
        }
        for (const box of range.getClientRects()) {
          const edges = cut.map((around) => around.getBoundingClientRect()).filter(({ width: inner }) => inner > 2);
          // The reviews pass by above and below their window.
          const isPassing = edges.some((edge) => box.bottom <= edge.top || box.top >= edge.bottom);
          if (box.width < 2 || isScrolled || isPassing) {
            continue;
          }
          if (box.left < -1 || box.right > width + 1) {
            found.push(`“${name}” lies out of the page`);
          }
          if (edges.some((edge) => box.left < edge.left - 1 || box.right > edge.right + 1)) {
            found.push(`“${name}” is cut off`);
          }
          lines.push({ element, box, name });
        }
      }
      lines.forEach((one, index) => {
        for (const other of lines.slice(index + 1)) {
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          // Lines of one text may touch; what floats or sticks is meant to lie over the page.
          const isApart = one.element.closest("aside, header") === other.element.closest("aside, header");
          if (isApart && across > 4 && down > Math.min(one.box.height, other.box.height) / 2) {
            found.push(`“${one.name}” and “${other.name}” lie over one another`);
          }
        }
      });
      return [...new Set(found)];
    },
    ['[class*="CyprusMap-module--chart"]', within] as const,
  );
}

test("words that run from right to left run over nothing, and are neither cut off nor laid over one another", async () => {
  const context = await browser.newContext({ ...DESKTOP, ...quiet });
  const found: string[] = [];
  await inParallel(SAMPLES, 3, async (path) => {
    const page = await open(context, path, "rtl");
    await inHebrewLetters(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      const faults = [...(overflow > 0 ? [`${String(overflow)} px too wide`] : []), ...(await illegible(page))];
      found.push(...faults.map((fault) => `${path} at ${String(size.width)} px: ${fault}`));
    }
    await page.close();
  });
  await context.close();
  expect(found).toEqual([]);
});

describe("from right to left", () => {
  const CHAT = 'aside a[href^="https://wa.me/"]';
  let context: BrowserContext;
  const hebrew = async (options: typeof DESKTOP, path = "/"): Promise<Page> => {
    context = await browser.newContext({ ...options, ...quiet });
    const page = await open(context, path, "rtl");
    await inHebrewLetters(page);
    return page;
  };
  afterEach(async () => {
    await context.close();
  });
  const box = async (page: Page, selector: string) => {
    const found = await page.locator(selector).first().boundingBox();
    if (found === null) {
      throw new Error(`${selector} is not to be seen.`);
    }
    return { ...found, right: found.x + found.width };
  };

  test("a phone's menu opens under its button at the left and reads from the right", async () => {
    const page = await hebrew(PHONE);
    expect((await box(page, "header summary:visible")).right).toBeLessThan(80);
    await page.locator("header summary:visible").click();
    const panel = await box(page, "header details[open] > div");
    expect([panel.x, panel.right]).toEqual([0, 360]);
    const arrow = await box(page, "header details[open] nav .icon");
    expect(arrow.right).toBeLessThan(60);
    expect(await illegible(page, "header details[open]")).toEqual([]);
  });

  test("the language menu opens below its button and within the page", async () => {
    const page = await hebrew(DESKTOP);
    await page.locator("header summary:visible").click();
    const [button, list] = [await box(page, "header summary:visible"), await box(page, "header details[open] ul")];
    expect(Math.abs(list.x - button.x)).toBeLessThan(2);
    expect(list.x).toBeGreaterThan(0);
    expect(list.y).toBeGreaterThan(button.y + button.height);
  });

  test("a question has its sign at the left and its answer at the right", async () => {
    const page = await hebrew(DESKTOP);
    const item = page.locator("#faq-renting-young");
    await item.locator("button").click();
    const [button, words] = [
      await box(page, "#faq-renting-young button"),
      await item.locator("button").evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right;
      }),
    ];
    expect(Math.abs(button.right - words)).toBeLessThan(2);
    const panel = await box(page, "#faq-renting-young + [data-reach-accordion-panel]");
    expect(Math.abs(panel.right - button.right)).toBeLessThan(2);
  });

  test("the chat floats at the left, steps aside to the left, and its dialog closes at the left", async () => {
    const page = await hebrew(DESKTOP);
    expect((await box(page, CHAT)).right).toBeLessThan(100);
    await page.keyboard.press("Tab");
    await page.locator("main a:visible").first().focus();
    expect((await box(page, CHAT)).right).toBeLessThan(0);
    await page
      .locator(CHAT)
      .first()
      .evaluate((link: HTMLElement) => {
        link.click();
      });
    const dialog = await box(page, '[role="dialog"]');
    await page.getByRole("dialog").locator("img").waitFor();
    await inHebrewLetters(page);
    const close = await box(page, '[role="dialog"] button[aria-label]');
    expect(close.x - dialog.x).toBeLessThan(40);
    expect(Math.abs(dialog.x + dialog.right - 1440)).toBeLessThan(2);
  });

  test("words begin at the right, telephone numbers and arrows read as they should", async () => {
    const page = await hebrew(DESKTOP);
    const ends = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const node = texts.nextNode();
          const at = (offset: number): number => {
            const range = document.createRange();
            range.setStart(node ?? element, offset);
            range.setEnd(node ?? element, offset + 1);
            return range.getBoundingClientRect().x;
          };
          return { first: at(0), last: at((node?.textContent ?? "").trimEnd().length - 1) };
        });
    const title = await ends("h1");
    expect(title.first).toBeGreaterThan(title.last);
    for (const number of await page.locator('a[href^="tel:"]:visible bdi').all()) {
      const { first, last } = await number.evaluate((element) => {
        const node = element.firstChild ?? element;
        const at = (offset: number): number => {
          const range = document.createRange();
          range.setStart(node, offset);
          range.setEnd(node, offset + 1);
          return range.getBoundingClientRect().x;
        };
        return { first: at(0), last: at((node.textContent ?? "").length - 1) };
      });
      expect(first).toBeLessThan(last);
    }
    expect(
      await page
        .locator('[href$="#i-arrow-right"]')
        .first()
        .evaluate((use) => getComputedStyle(use).scale),
    ).toBe("-1 1");
  });
});
