import { type Browser, type BrowserContextOptions, type Page, chromium } from "playwright-core";
import { CHROMIUM_SETTINGS, findChromium } from "../../__tests__/browser/chromium";

/**
 * Where the Chromium is that measures.
 *
 * @throws when there is none
 */
export function chromiumPath(): string {
  const path = findChromium();
  if (path === undefined) {
    throw new Error("The benchmark needs Chromium or Chrome: install one, or name its executable in CHROMIUM_PATH.");
  }
  return path;
}

/** Starts a Chromium, to be closed by the caller. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_SETTINGS] });
}

/**
 * A telephone as Lighthouse imagines it: 412 CSS pixels wide, 1.75 pixels each. It does not say that nobody sits before it. What the
 * service worker fetches for times without a network belongs to no page.
 */
export const TELEPHONE: BrowserContextOptions = {
  serviceWorkers: "block",
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    "Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
};

/** What a visitor does before anything else, and what starts the scripts of a page that waits for it. */
export async function showIntent(page: Page): Promise<void> {
  await page.mouse.move(100, 200);
  await page.keyboard.press("Shift");
}

/** How long nothing may be under way before a page counts as quiet, in milliseconds. */
const QUIET = 500;

/**
 * Watches what a page asks for, from now on. The browser's own “network idle” is told once a page, which may be before the scripts begin.
 *
 * @returns waits until nothing has been under way for half a second
 */
export function watchRequests(page: Page): () => Promise<void> {
  let underWay = 0;
  let last = performance.now();
  const count = (change: 1 | -1) => (): void => {
    underWay += change;
    last = performance.now();
  };
  page.on("request", count(1)).on("requestfinished", count(-1)).on("requestfailed", count(-1));
  return async () => {
    while (underWay > 0 || performance.now() - last < QUIET) {
      await page.waitForTimeout(QUIET / 5);
    }
  };
}

/** Waits until React has taken over what stands in the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.body.dataset["life"] === "alive");
}
