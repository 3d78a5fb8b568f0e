import type { Page } from "playwright-core";
import { reviews as reviewTexts } from "../../../locales/en/home.json";
import { movable } from "../../browser/measures";
import { DESKTOP, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

const reviews = (page: Page) => page.locator("section:has(#reviews)");

/** Waits until the columns of reviews move, or pause. */
function reviewsAre(page: Page, state: "running" | "paused"): Promise<unknown> {
  return page.waitForFunction((expected) => {
    const columns = document.querySelectorAll("section:has(#reviews) ul");
    return [...columns].some((column) => {
      const { animationName, animationPlayState } = getComputedStyle(column);
      return animationName !== "none" && animationPlayState === expected;
    });
  }, state);
}

test("reviews move while they are in view, and pause out of view, under the pointer and on request", async () => {
  const page = await browser.open("/", { ...DESKTOP, reducedMotion: "no-preference" });
  await reviews(page).locator("ul").first().scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await reviewsAre(page, "running");
  await reviews(page).locator("ul").first().hover({ force: true });
  await reviewsAre(page, "paused");
  await page.mouse.move(5, 5);
  await reviewsAre(page, "running");
  const pause = page.getByRole("switch", { name: reviewTexts.hold });
  await pause.focus();
  await page.keyboard.press("Space");
  await reviewsAre(page, "paused");
  await page.keyboard.press("Space");
  await reviewsAre(page, "running");
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await reviewsAre(page, "paused");
  // The copies that make the loop seamless are read once.
  const items = reviews(page).locator("ul > li");
  expect(await items.and(page.locator("[aria-hidden]")).count()).toBe((await items.count()) / 2);
  expect((await movable(page)).length).toBeGreaterThan(20);
});
