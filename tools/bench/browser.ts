import { type Browser, type BrowserContextOptions, type Page, chromium } from "playwright-core";
import { CHROMIUM_SETTINGS, findChromium } from "../../__tests__/browser/chromium";
import { hydrated } from "../../__tests__/browser/site";
import { required } from "../../src/core/required";

/**
 * The executable of the Chromium that measures.
 *
 * @throws when no Chromium is installed
 */
export const chromiumPath = (): string => required(findChromium(), "Chromium (install it, or name its executable in CHROMIUM_PATH)");

/** Starts a Chromium, to be closed by the caller. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_SETTINGS] });
}

/**
 * Lighthouse's phone: 412 CSS pixels wide, 1.75 pixels each. The user agent does not say that the browser is automated, and the service
 * worker is blocked because what it fetches for offline use belongs to no page.
 */
export const PHONE: BrowserContextOptions = {
  serviceWorkers: "block",
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    "Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
};

/** How long no request may be in flight before a page counts as idle, in milliseconds. */
const QUIET = 500;

/**
 * Opens a page, runs `onLoad`, and waits until the page is hydrated and no request is in flight. Playwright's own `networkidle` is reported
 * once a page, which may be before the scripts start loading.
 */
export async function openHydrated(page: Page, address: string, onLoad: () => void = () => undefined): Promise<void> {
  let inFlight = 0;
  let last = 0;
  const count = (change: 1 | -1) => (): void => {
    inFlight += change;
    last = performance.now();
  };
  page.on("request", count(1)).on("requestfinished", count(-1)).on("requestfailed", count(-1));
  await page.goto(address, { waitUntil: "load" });
  onLoad();
  await hydrated(page);
  while (inFlight > 0 || performance.now() - last < QUIET) {
    await page.waitForTimeout(QUIET / 5);
  }
}
