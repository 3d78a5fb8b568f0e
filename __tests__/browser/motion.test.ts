import type { Page } from "playwright-core";
import { movable } from "./measures";
import { DESKTOP, sharedBrowser } from "./site";

const browser = sharedBrowser();

/** Waits until the columns of reviews move, or pause. */
const reviewsAre = (page: Page, state: "running" | "paused") =>
  page.waitForFunction(
    (expected) =>
      Array.from(document.querySelectorAll("section:has(#reviews) div:has(> ul)"), (column) => getComputedStyle(column)).some(
        ({ animationName, animationPlayState }) => animationName !== "none" && animationPlayState === expected,
      ),
    state,
  );

// browser/every-page shows that nothing moves where reduced motion is asked for.
test("reviews move while they are in view, pause out of view and on request, and are read once", async () => {
  const page = await browser.open("/", { ...DESKTOP, reducedMotion: "no-preference" });
  const reviews = page.locator("section:has(#reviews)");
  await reviews.locator("ul").first().scrollIntoViewIfNeeded();
  await reviewsAre(page, "running");
  const pause = reviews.getByRole("switch");
  await pause.focus();
  await page.keyboard.press("Space");
  await reviewsAre(page, "paused");
  await page.keyboard.press("Space");
  await reviewsAre(page, "running");
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  await reviewsAre(page, "paused");
  // The copies that make the loop seamless are not read.
  const columns = reviews.locator("ul");
  expect(await columns.and(page.locator("[aria-hidden]")).count()).toBe((await columns.count()) / 2);
  expect((await movable(page)).length).toBeGreaterThan(10);
});

test("reviews that fit into their frame stand still, once, and cannot be paused; in a narrower window they move again", async () => {
  const page = await browser.open("/", { ...DESKTOP, reducedMotion: "no-preference" });
  const reviews = page.locator("section:has(#reviews)");
  /** Gives the frame another height, and the window a width. */
  const resize = async (most: string, width: number): Promise<void> => {
    await reviews.locator("div:has(> div > ul)").evaluate((frame, value) => {
      frame.style.setProperty("--most", value);
    }, most);
    await page.setViewportSize({ width, height: 900 });
  };
  await reviews.locator("ul").first().scrollIntoViewIfNeeded();
  await reviewsAre(page, "running");
  await resize("200rem", 1200);
  await reviews.getByRole("switch").waitFor({ state: "detached" });
  expect(await reviews.locator("ul").count()).toBe(1);
  const heights = await reviews
    .locator("div:has(> div > ul)")
    .evaluate((frame) => [frame.clientHeight, frame.querySelector("ul")?.offsetHeight]);
  expect(heights[0]).toBe(heights[1]);
  await resize("10rem", 1000);
  await reviews.getByRole("switch").waitFor();
  await reviews.evaluate((section) => {
    section.scrollIntoView({ block: "center", behavior: "instant" });
  });
  await reviewsAre(page, "running");
});
