import type { Page } from "playwright-core";
import { DEFAULT_LANGUAGE } from "../../src/core/languages";
import { DESIGN_PAGE, PAGES } from "../built/site";
import { OF_COLOURS, findings } from "./axe";
import { DESKTOP, DESKTOP_WINDOW, address, foreignRequests, hydrated, inPages, laidOut, overflow, sharedBrowser } from "./site";

/* Every page is opened once, and checked for everything at that visit: opening and hydrating pages takes most of the time. */

const browser = sharedBrowser();

const WIDTHS = [1440, 768, 360, 320] as const;

/** On narrower screens words may break anywhere. */
const NARROWEST_FOR_WORDS = 360;

/** Structure, sizes and colours are the same in every language: axe tests them in the first, and in the one that runs longest. */
const SAMPLED: readonly string[] = [DEFAULT_LANGUAGE, "el"];

/** The rules that the texts of the other languages can break. */
const OF_TEXTS = [
  "aria-command-name",
  "aria-dialog-name",
  "button-name",
  "document-title",
  "empty-heading",
  "html-lang-valid",
  "image-alt",
  "label",
  "link-name",
  "role-img-alt",
  "summary-name",
  "valid-lang",
] as const;

/** The rules that longer words can break on a narrow screen. */
const OF_NARROW_SCREENS = ["target-size", "scrollable-region-focusable"] as const;

/** What is wrong, one line a fault, which begins with the page. */
const wrong = {
  opening: [] as string[],
  foreign: [] as readonly string[],
  hydration: [] as string[],
  title: [] as string[],
  width: [] as string[],
  words: [] as string[],
  brand: [] as string[],
  circles: [] as string[],
  light: [] as string[],
  dark: [] as string[],
  narrow: [] as string[],
};

/** The text of the content, without what only a script can know: the clock, and what the device keeps. */
function textOfMain(page: Page): Promise<string> {
  return page.evaluate(() => {
    const known = Array.from(document.querySelectorAll<HTMLElement>("main [data-state]"), ({ innerText }) => innerText);
    const text = document.querySelector("main")?.innerText ?? "";
    return known.reduce((rest, part) => rest.replace(part, ""), text).replace(/\s+/g, " ");
  });
}

/** Words that are broken without a soft hyphen. */
function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const { textContent, parentElement } = texts.currentNode;
      if (parentElement?.checkVisibility() !== true || parentElement.closest(".visually-hidden, svg, script, style") !== null) {
        continue;
      }
      for (const { index, 0: word } of (textContent ?? "").matchAll(/[^ \n\u200b-]+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1 && !word.includes("\u00ad")) {
          broken.push(word);
        }
      }
    }
    return broken;
  });
}

/** How far the booking button is from the brand, in pixels. The page of the design system has neither. */
function gapAfterBrand(page: Page): Promise<number> {
  return page.locator('[data-place="header"]').evaluateAll((headers) =>
    Math.min(
      ...headers.map((header) => {
        const brand = document.createRange();
        brand.selectNodeContents(header.querySelector("a") ?? header);
        const button = header.querySelector('a[target="_blank"]')?.getBoundingClientRect().left ?? 0;
        return button - Math.max(...Array.from(brand.getClientRects(), ({ right }) => right));
      }),
    ),
  );
}

/** The build estimates how wide the paper is that a title has over a picture. More than one em of empty paper is a fault. */
async function titleFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.locator("h1").evaluate((title) => {
    const { fontSize } = getComputedStyle(title);
    const isOnPaper = getComputedStyle(title).getPropertyValue("--title-lines") !== "";
    const range = document.createRange();
    range.selectNodeContents(title);
    const empty = title.getBoundingClientRect().right - Math.max(...Array.from(range.getClientRects(), ({ right }) => right));
    return isOnPaper && empty >= Number.parseFloat(fontSize) ? [`the paper is ${String(Math.round(empty))} px wider than its title`] : [];
  });
}

/** Texts that a visitor can read at some place of the page below the chat's circles, which keep to the right margin. */
function underCircles(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const circles = Array.from(document.querySelectorAll("aside a[data-more]"), (circle) => circle.getBoundingClientRect().left);
    const edge = Math.min(...circles);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode() !== null) {
      const { textContent, parentElement } = texts.currentNode;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (parentElement?.checkVisibility() !== true || parentElement.closest("main, footer") === null) {
        continue;
      }
      if (parentElement.closest(".visually-hidden") === null && range.getBoundingClientRect().right > edge) {
        found.push(textContent ?? "");
      }
    }
    return found;
  });
}

beforeAll(async () => {
  const context = await browser.newContext({ ...DESKTOP, colorScheme: "light" });
  wrong.foreign = foreignRequests(context);
  await inPages(context, [...PAGES, DESIGN_PAGE], async ({ page, faults }, { path, language, routeId }) => {
    const note = (kind: Exclude<keyof typeof wrong, "foreign">, lines: readonly string[]): void => {
      wrong[kind].push(...lines.map((line) => `${path}: ${line}`));
    };
    await page.setViewportSize(DESKTOP_WINDOW);
    const response = await page.goto(address(path));
    await laidOut(page);
    const before = await textOfMain(page);
    await hydrated(page);
    const after = await textOfMain(page);
    note("circles", await underCircles(page));
    // The 404 pages log the address that was requested.
    note("opening", [...(routeId === "not-found" ? [] : faults), ...(response?.status() === 200 ? [] : ["the status is not 200"])]);
    note("hydration", before === after ? [] : [before, after]);
    note("title", await titleFaults(page));
    const isSampled = SAMPLED.includes(language);
    note("light", await findings(page, "html", isSampled ? {} : { only: OF_TEXTS }));
    if (isSampled) {
      await page.emulateMedia({ colorScheme: "dark" });
      note("dark", await findings(page, "html", { only: OF_COLOURS }));
      await page.emulateMedia({ colorScheme: "light" });
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 256 });
      const excess = await overflow(page);
      note("width", excess > 0 ? [`${String(excess)} px too wide at ${String(width)} px`] : []);
      note("words", width >= NARROWEST_FOR_WORDS ? (await brokenWords(page)).map((word) => `“${word}” at ${String(width)} px`) : []);
    }
    note("brand", (await gapAfterBrand(page)) >= 0 ? [] : ["the brand runs into the booking button"]);
    note("narrow", await findings(page, "html", language === DEFAULT_LANGUAGE ? {} : { only: OF_NARROW_SCREENS }));
  });
});

test.each([
  ["opens without an error or a violation of its policy", "opening"],
  ["asks no other host for anything", "foreign"],
  ["keeps its texts when it is hydrated", "hydration"],
  ["has a title that fills its paper", "title"],
  ["is nowhere wider than the screen", "width"],
  ["has a brand that does not run into the booking button on a narrow phone", "brand"],
  ["has no text below the chat's circles", "circles"],
  ["breaks no word except at a soft hyphen", "words"],
  ["gives axe nothing to find in the light scheme", "light"],
  ["gives axe nothing to find in the dark scheme", "dark"],
  ["gives axe nothing to find at 320 px, which is 1280 px at 400 %", "narrow"],
] as const)("every page %s", (_, kind) => {
  expect(wrong[kind]).toEqual([]);
});
