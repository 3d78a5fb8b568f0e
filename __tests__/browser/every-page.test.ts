import type { Page } from "playwright-core";
import { DEFAULT_LANGUAGE } from "../../src/core/languages";
import { DESIGN_PAGE, PAGES } from "../built/site";
import { OF_COLOURS, findings } from "./axe";
import { DESKTOP, DESKTOP_WINDOW, address, hydrated, inPages, laidOut, sharedBrowser } from "./site";

/*
 * Every page in every language is opened once, and everything that is asked of every page is asked at that visit: opening pages and
 * waiting for them to come alive is what takes the time of these tests.
 */

const browser = sharedBrowser();

/** Narrower and narrower, so that no page is laid out more often than it has to be: it ends where axe goes on. */
const WIDTHS = [1440, 768, 360, 320] as const;

/** On anything narrower words may be broken anywhere, as the last resort. */
const NARROWEST_FOR_WORDS = 360;

/** Nothing but colours differs between the schemes, and no language has colours of its own: the first, and the one that runs longest. */
const SAMPLED: readonly string[] = [DEFAULT_LANGUAGE, "el"];

/**
 * Roles, structure and sizes are the same in every language, and are looked at in those two. What is left for the others is what a text
 * of theirs can spoil: by being empty, or in another language than it says.
 */
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

/** What may differ from language to language on a screen where words wrap. */
const OF_NARROW_SCREENS = ["target-size", "scrollable-region-focusable"] as const;

/** What is wrong, one line a fault, which begins with the page. */
const wrong: Record<"opening" | "foreign" | "hydration" | "title" | "width" | "words" | "light" | "dark" | "narrow", string[]> = {
  opening: [],
  foreign: [],
  hydration: [],
  title: [],
  width: [],
  words: [],
  light: [],
  dark: [],
  narrow: [],
};

/** Words that stand on two lines, though nothing in them says where they may be divided. */
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

/**
 * What differs between a title on paper over a picture and its setting, which the build estimates: its lines, or more empty paper beside
 * them than one em.
 */
async function titleFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.locator("h1").evaluate((title) => {
    const style = getComputedStyle(title);
    const foreseen = style.getPropertyValue("--title-lines");
    const range = document.createRange();
    range.selectNodeContents(title);
    const rects = Array.from(range.getClientRects());
    const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
    const empty = title.getBoundingClientRect().right - Math.max(...rects.map(({ right }) => right));
    return foreseen === ""
      ? []
      : [
          ...(lines === Number(foreseen) ? [] : [`the title has ${String(lines)} lines, not ${foreseen}`]),
          ...(empty < Number.parseFloat(style.fontSize) ? [] : [`the paper is ${String(Math.round(empty))} px wider than its title`]),
        ];
  });
}

/** What is wider than the window and which words are broken, at each width. */
async function atWidths(page: Page): Promise<{ readonly width: readonly string[]; readonly words: readonly string[] }> {
  const found: string[] = [];
  const words: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 256 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (overflow > 0) {
      found.push(`${String(overflow)} px too wide at ${String(width)} px`);
    }
    if (width >= NARROWEST_FOR_WORDS) {
      words.push(...(await brokenWords(page)).map((word) => `“${word}” at ${String(width)} px`));
    }
  }
  return { width: found, words };
}

beforeAll(async () => {
  // What moves takes the processor's time on every page; it has tests of its own.
  const context = await browser.newContext({ ...DESKTOP, colorScheme: "light", reducedMotion: "reduce" });
  context.on("request", (request) => {
    if (!request.url().startsWith(address("/"))) {
      wrong.foreign.push(request.url());
    }
  });
  await inPages(context, [...PAGES, DESIGN_PAGE], 3, async ({ page, faults }, { path, language, routeId }) => {
    const note = (kind: keyof typeof wrong, lines: readonly string[]): void => {
      wrong[kind].push(...lines.map((line) => `${path}: ${line}`));
    };
    await page.setViewportSize(DESKTOP_WINDOW);
    const response = await page.goto(address(path));
    await laidOut(page);
    const before = await page.locator("main").innerText();
    await hydrated(page);
    const after = await page.locator("main").innerText();
    // The 404 pages log the address that was asked for, and are tested by themselves.
    note("opening", routeId === "not-found" ? [] : faults);
    if (response?.status() !== 200) {
      note("opening", [`status ${String(response?.status())}`]);
    }
    if ((await page.locator("html").getAttribute("lang")) !== language) {
      note("opening", ["the language is wrong"]);
    }
    if (before !== after) {
      note("hydration", [before, after]);
    }
    note("title", await titleFaults(page));
    const isSampled = SAMPLED.includes(language);
    note("light", await findings(page, "html", isSampled ? {} : { only: OF_TEXTS }));
    if (isSampled) {
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      note("dark", await findings(page, "html", { only: OF_COLOURS }));
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    }
    const { width, words } = await atWidths(page);
    note("width", width);
    note("words", words);
    // Names and roles are the same in every language; what a longer word can spoil on a narrow screen is not.
    note("narrow", await findings(page, "html", language === DEFAULT_LANGUAGE ? {} : { only: OF_NARROW_SCREENS }));
  });
  await context.close();
});

describe("every page in every language", () => {
  test("opens without a fault or a violation of its policy", () => {
    expect(wrong.opening).toEqual([]);
  });

  test("asks nobody else", () => {
    expect(wrong.foreign).toEqual([]);
  });

  test("stays as it was when React takes over", () => {
    expect(wrong.hydration).toEqual([]);
  });

  test("opens, where its title lies over a picture, on paper that ends where the title ends, in as many lines as foreseen", () => {
    expect(wrong.title).toEqual([]);
  });

  test("is nowhere wider than the screen", () => {
    expect(wrong.width).toEqual([]);
  });

  test("breaks no word but where it may be divided", () => {
    expect(wrong.words).toEqual([]);
  });

  test.each(["light", "dark"] as const)("gives axe nothing to find, in the %s scheme", (scheme) => {
    expect(wrong[scheme]).toEqual([]);
  });

  test("gives axe nothing to find at 320 px, which is also a screen of 1280 px at 400 %", () => {
    expect(wrong.narrow).toEqual([]);
  });
});
