import type { BrowserContextOptions } from "playwright-core";
import { pathOf } from "../../built/site";
import { DESKTOP, address, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

const PARKING = pathOf("airport-parking");

declare global {
  interface Window {
    /** When each animation of the page's transition ends, in milliseconds; none without a transition. */
    transition: Promise<readonly number[]>;
  }
}

/** Follows a link of the navigation, and tells how the next page appears. */
async function transitionOf(options: BrowserContextOptions): Promise<readonly number[]> {
  const page = await browser.newPage({ ...DESKTOP, ...options });
  await page.addInitScript(() => {
    window.transition = new Promise((resolve) => {
      addEventListener("pagereveal", ({ viewTransition }) => {
        void viewTransition?.ready.then(() => {
          const animations = document
            .getAnimations()
            .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes("view-transition"));
          resolve(animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
        });
        if (viewTransition === null) {
          resolve([]);
        }
      });
    });
  });
  await page.goto(address("/"), { waitUntil: "load" });
  await page.locator(`header a[href="${PARKING}"]:visible`).first().click();
  await page.waitForURL(address(PARKING));
  return page.evaluate(() => window.transition);
}

test("a link leads to the next page in a short cross-fade", async () => {
  const ends = await transitionOf({ reducedMotion: "no-preference" });
  expect(ends.length).toBeGreaterThan(1);
  expect(Math.max(...ends)).toBeLessThanOrEqual(200);
});

test("with reduced motion the next page appears at once", async () => {
  expect(await transitionOf({ reducedMotion: "reduce" })).toEqual([]);
});
