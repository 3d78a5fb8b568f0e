import { PAGES, WITHOUT_SCRIPTS, onePagePerTemplate } from "../built/site";
import { overflow, textOfMain } from "../in-page";
import { OF_COLOURS, findings } from "./axe";
import { outsideScreen, brokenWords, gapAfterBrand, movable, poorStops, coveredByChatButtons, withoutEdge } from "./measures";
import { DESKTOP, DESKTOP_WINDOW, address, foreignRequests, hydrated, inPages, laidOut, sharedBrowser } from "./site";

/* Every page is opened once, and checked for everything at that visit: opening and hydrating pages takes most of the time. */

const browser = sharedBrowser();

/** 320 px is 1280 px at 400 %. */
const WIDTHS = [DESKTOP_WINDOW.width, 768, 360, 320] as const;

/** On narrower screens words may break anywhere. */
const NARROWEST_FOR_WORDS = 360;

/** Structure, sizes, colours and motion depend on the template alone, so they are tested in the language with the longest words. */
const SAMPLED: readonly string[] = onePagePerTemplate("el");

/** The rules that a narrow screen can break. */
const OF_NARROW_SCREENS = ["target-size", "scrollable-region-focusable"] as const;

/** The faults by kind, one line each, which begins with the page. */
const wrong = {
  opening: [] as string[],
  foreign: [] as readonly string[],
  hydration: [] as string[],
  width: [] as string[],
  words: [] as string[],
  brand: [] as string[],
  circles: [] as string[],
  light: [] as string[],
  dark: [] as string[],
  narrow: [] as string[],
  motion: [] as string[],
  edges: [] as string[],
  focus: [] as string[],
};

beforeAll(async () => {
  const context = await browser.newContext({ ...DESKTOP, colorScheme: "light" });
  wrong.foreign = foreignRequests(context);
  await inPages(context, PAGES, async ({ page, faults }, { path }) => {
    const note = (kind: Exclude<keyof typeof wrong, "foreign">, lines: readonly string[]): void => {
      wrong[kind].push(...lines.map((line) => `${path}: ${line}`));
    };
    await page.setViewportSize(DESKTOP_WINDOW);
    const response = await page.goto(address(path));
    await laidOut(page);
    const before = await page.evaluate(textOfMain);
    if (!WITHOUT_SCRIPTS.includes(path)) {
      await hydrated(page);
    }
    const after = await page.evaluate(textOfMain);
    note("circles", await coveredByChatButtons(page));
    note("opening", [...faults, ...(response?.status() === 200 ? [] : ["the status is not 200"])]);
    note("hydration", before === after ? [] : [before, after]);
    if (SAMPLED.includes(path)) {
      note("light", await findings(page));
      await page.emulateMedia({ colorScheme: "dark" });
      note("dark", await findings(page, "html", { only: OF_COLOURS }));
      await page.emulateMedia({ colorScheme: "light" });
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 256 });
      const excess = await page.evaluate(overflow);
      note("width", excess > 0 ? [`${String(excess)} px too wide at ${String(width)} px`] : []);
      note("words", width >= NARROWEST_FOR_WORDS ? (await brokenWords(page)).map((word) => `“${word}” at ${String(width)} px`) : []);
    }
    await page.setViewportSize({ width: 390, height: 256 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    note(
      "width",
      (await outsideScreen(page)).map((text) => `${text} at 390 px, with text at 200 %`),
    );
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "";
    });
    await page.setViewportSize({ width: 320, height: 256 });
    note("brand", (await gapAfterBrand(page)) >= 0 ? [] : ["the brand runs into the buttons"]);
    if (SAMPLED.includes(path)) {
      note("narrow", await findings(page, "html", { only: OF_NARROW_SCREENS }));
      note("motion", await movable(page));
      await page.setViewportSize(DESKTOP_WINDOW);
      note("edges", await withoutEdge(page));
      note("focus", await poorStops(page));
      await page.setViewportSize({ width: 360, height: 740 });
      note("focus", await poorStops(page));
    }
  });
});

test.each([
  ["opens without an error or a violation of its policy", "opening"],
  ["asks no other host for anything", "foreign"],
  ["keeps its texts when it is hydrated", "hydration"],
  ["is nowhere wider than the screen", "width"],
  ["has a brand that does not run into the buttons on a narrow phone", "brand"],
  ["has no text below the chat's circles", "circles"],
  ["breaks no word except at a soft hyphen", "words"],
  ["has no fault that axe finds in the light scheme", "light"],
  ["has no fault that axe finds in the dark scheme", "dark"],
  ["has no fault of size or scrolling that axe finds at 320 px", "narrow"],
  ["moves nothing where reduced motion is asked for", "motion"],
  ["gives every control and card an edge in a contrast theme", "edges"],
  ["shows every stop of the Tab key with a ring and large enough, on a desktop and on a phone", "focus"],
] as const)("every page %s", (_, kind) => {
  expect(wrong[kind]).toEqual([]);
});
