import { join } from "node:path";
import type { Browser } from "playwright-core";
import { DESKTOP, VISITOR } from "../../__tests__/browser/site";
import { DEFAULT_LANGUAGE } from "../../src/core/languages";
import { pathOf } from "../../src/core/routes/routes";
import { launchChromium, openHydrated } from "./browser";
import { median, table } from "./markdown";
import { serveCopy } from "./served-copy";

/** The most that the largest paint of a second page should take, in milliseconds. */
const BOUND = 300;

const HOME = pathOf("home", DEFAULT_LANGUAGE);
const SECOND = pathOf("airport-parking", DEFAULT_LANGUAGE);

/** Opens the home page, presses the link to the second page, and returns the time of that page's largest paint, in milliseconds. */
async function measureOnce(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ ...DESKTOP, userAgent: VISITOR });
  const page = await context.newPage();
  await openHydrated(page, `${origin}${HOME}`);
  await page.locator(`header nav a[href="${SECOND}"]:visible`).click();
  await page.waitForURL(`${origin}${SECOND}`);
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(Math.max(...list.getEntries().map(({ startTime }) => startTime)));
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await context.close();
  return time;
}

/**
 * Measures the largest paint of a page that a visitor opens from the home page. Chromium does not render pages ahead under a driver, so this
 * is the time of a visitor who presses at once.
 *
 * @param root the project's folder, with the built site in `public/`
 */
export async function measureNextPage(root: string, runs: number): Promise<string> {
  const copy = await serveCopy(join(root, "public"));
  const browser = await launchChromium();
  const times: number[] = [];
  while (times.length < runs) {
    times.push(Math.round(await measureOnce(browser, copy.origin)));
  }
  await browser.close();
  copy.close();
  console.log(`  ${SECOND}: ${String(median(times))} ms`);
  return [
    `From ${HOME} to ${SECOND}, pressed without resting on the link, so that nothing is rendered ahead; ${String(runs)} runs, in milliseconds. The bound is ${String(BOUND)} ms.`,
    table(
      ["second page", "median LCP", "worst", "within the bound"],
      [[SECOND, median(times), Math.max(...times), median(times) <= BOUND ? "yes" : "no"]],
    ),
  ].join("\n\n");
}
