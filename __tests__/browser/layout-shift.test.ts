import { LANGUAGES } from "../../src/core/languages";
import { ROUTES } from "../built/site";
import { PHONE, VISITOR, address, hydrated, inPages, sharedBrowser } from "./site";

const browser = sharedBrowser();

/** One page of each template, in one language after another: each alphabet has a font that comes after the first paint. */
const SAMPLES = [...new Map(ROUTES.map(({ template, paths }) => [template, paths])).values()].map(
  (paths, index) => paths[LANGUAGES[index % LANGUAGES.length] ?? "en"],
);

test("nothing moves that a reader would see while a page is painted, comes alive, and is read to its end", async () => {
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
  await inPages(context, SAMPLES, 3, async ({ page }, path) => {
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
    // A font that comes after the first paint moves a centred word by a hair, which no reader sees; reports give two digits.
    if (shift.toFixed(2) !== "0.00") {
      found.push(`${path}: ${shift.toFixed(2)}`);
    }
  });
  await context.close();
  expect(found).toEqual([]);
});
