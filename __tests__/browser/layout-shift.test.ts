import { LANGUAGES } from "../../src/core/languages";
import { onePagePerTemplate } from "../built/site";
import { PHONE, VISITOR, address, hydrated, inPages, sharedBrowser } from "./site";

const browser = sharedBrowser();

/** The languages in turn: each alphabet has a font that loads after the first paint. */
const SAMPLES = LANGUAGES.flatMap((language, index) =>
  onePagePerTemplate(language).filter((_, template) => template % LANGUAGES.length === index),
);

test("nothing visible shifts while a page is painted, hydrated and scrolled to its end", async () => {
  const context = await browser.newContext({ ...PHONE, userAgent: VISITOR, reducedMotion: "no-preference" });
  await context.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[]) {
        shifts.push(entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const found: string[] = [];
  await inPages(context, SAMPLES, async ({ page }, path) => {
    await page.goto(address(path), { waitUntil: "load" });
    await hydrated(page);
    await page.evaluate(async () => {
      for (let depth = 0; depth < document.documentElement.scrollHeight; depth += window.innerHeight) {
        window.scrollTo({ top: depth, behavior: "instant" });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    });
    const shift = await page.evaluate(() =>
      (window as unknown as { readonly shifts: readonly number[] }).shifts.reduce((a, b) => a + b, 0),
    );
    // A late font moves a centred word invisibly; reports give two digits.
    if (shift.toFixed(2) !== "0.00") {
      found.push(`${path}: ${shift.toFixed(2)}`);
    }
  });
  expect(found).toEqual([]);
});
