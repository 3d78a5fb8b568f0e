import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { LANGUAGES } from "../../src/i18n/languages";
import { PUBLIC, WITHOUT_SCRIPTS, fileOf, onePagePerTemplate, pathOf } from "../built/site";
import { PHONE, VISITOR, address, hydrated, inPages, sharedBrowser } from "./site";

const browser = sharedBrowser();

/** The languages in turn: words are longer in some. */
const SAMPLES = LANGUAGES.flatMap((language, index) =>
  onePagePerTemplate(language).filter((_, template) => template % LANGUAGES.length === index),
);

/** What has arrived when a page has loaded, compressed and without fonts: in bytes. The travel guide shows more pictures. */
const ON_LOAD = 75_000;
const ON_LOAD_OF_GUIDE = 115_000;

const GUIDES = LANGUAGES.map((language) => pathOf("explore-cyprus", language));

const wrong = { shifts: [] as string[], bytes: [] as string[] };

/** The bytes of the document and of the files that a page has loaded. */
async function loadedBytes(page: Page, path: string): Promise<number> {
  const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
  const files = [...new Set(names)].filter((name) => name.startsWith("/static/") && !name.endsWith(".woff2"));
  const compressed = (name: string) => (/\.(?:svg|html)$/.test(name) ? brotliCompressSync(readFileSync(name)).length : statSync(name).size);
  return [fileOf(path), ...files.map((name) => join(PUBLIC, name))].reduce((sum, name) => sum + compressed(name), 0);
}

beforeAll(async () => {
  const phone = { ...PHONE, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
  const context = await browser.newContext({ ...phone, userAgent: VISITOR, reducedMotion: "no-preference" });
  await context.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries());
    }).observe({ type: "layout-shift", buffered: true });
  });
  // On a busy machine a font may come after the first paint, and then moves words by the difference of two typefaces.
  await context.route(/\.woff2$/, (route) => route.abort());
  await inPages(context, SAMPLES, async ({ page }, path) => {
    await page.goto(address(path), { waitUntil: "load" });
    const bytes = await loadedBytes(page, path);
    if (bytes > (GUIDES.includes(path) ? ON_LOAD_OF_GUIDE : ON_LOAD)) {
      wrong.bytes.push(`${path}: ${String(bytes)}`);
    }
    if (!WITHOUT_SCRIPTS.includes(path)) {
      await hydrated(page);
    }
    await page.evaluate(async () => {
      for (let depth = 0; depth < document.documentElement.scrollHeight; depth += window.innerHeight) {
        window.scrollTo({ top: depth, behavior: "instant" });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    });
    // Not while the document is still being read: a busy machine may paint between two of its parts.
    const shift = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return (window as unknown as { readonly shifts: readonly (PerformanceEntry & { readonly value: number })[] }).shifts
        .filter(({ startTime }) => startTime >= (navigation?.domInteractive ?? 0))
        .reduce((sum, { value }) => sum + value, 0);
    });
    // Reports give two digits.
    if (shift.toFixed(2) !== "0.00") {
      wrong.shifts.push(`${path}: ${shift.toFixed(2)}`);
    }
  });
});

test("nothing shifts while a page is painted, hydrated and scrolled to its end", () => {
  expect(wrong.shifts).toEqual([]);
});

test("a page is light when it has loaded on a phone", () => {
  expect(wrong.bytes).toEqual([]);
});
