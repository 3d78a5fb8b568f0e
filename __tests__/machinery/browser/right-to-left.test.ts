import type { BrowserContext, Page } from "playwright-core";
import { DESKTOP, PHONE, inParallel, sharedBrowser } from "../../browser/site";
import { QUIET, SIZES, TEMPLATES, openTurned } from "../../browser/turned-page";

const browser = sharedBrowser();

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
  const context = await browser.newContext({ ...DESKTOP, ...QUIET });
  const found: string[] = [];
  await inParallel([...TEMPLATES.values()], 3, async (path) => {
    const page = await openTurned(context, path, "rtl");
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
    context = await browser.newContext({ ...options, ...QUIET });
    const page = await openTurned(context, path, "rtl");
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
