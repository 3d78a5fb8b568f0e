import type { Browser, Page } from "playwright-core";
import { VISITOR, hydrated } from "../../__tests__/browser/site";
import type { Language } from "../../src/core/languages";

/** The colour schemes of every screenshot. */
export const SCHEMES = ["light", "dark"] as const;

/** How high the window is at each width, in CSS pixels: portrait on a phone, landscape on a desktop. */
const heightOf = (width: number): number => (width < 600 ? 740 : width < 1000 ? 1024 : 900);

/** A working day within the office hours: what depends on the clock looks the same in every screenshot. */
const NOON = new Date("2026-06-15T12:00:00+03:00");

/** Opens a page and waits until it is hydrated and has all its pictures. The caller closes its context. */
export async function openedPage(browser: Browser, address: string, language: Language, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: heightOf(width) },
    locale: language,
    timezoneId: "Asia/Nicosia",
    userAgent: VISITOR,
    hasTouch: width < 600,
    // Motion would make every screenshot different; what is cached for offline use belongs to no page.
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOON);
  await page.goto(address);
  await hydrated(page);
  // Pictures wait for the visitor to scroll near.
  await page.evaluate(async () => {
    const images = Array.from(document.images);
    images.forEach((image) => {
      image.loading = "eager";
    });
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  return page;
}
