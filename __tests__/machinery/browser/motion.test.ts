import type { Page } from "playwright-core";
import { reviews as reviewTexts } from "../../../locales/en/home.json";
import { onePagePerTemplate } from "../../built/site";
import { DESKTOP, address, hydrated, inPages, sharedBrowser } from "../../browser/site";

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

/** What could move on a page: what has a timed animation, a transition, or smooth scrolling. */
function movable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("body, body *")].flatMap((element) =>
      [undefined, "::before", "::after"].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const isTimed = style.animationName !== "none" && style.getPropertyValue("animation-timeline") === "auto";
        const hasTransition = style.transitionDuration.split(", ").some((duration) => Number.parseFloat(duration) > 0);
        return isTimed || hasTransition || style.scrollBehavior !== "auto"
          ? [`${element.tagName}.${element.getAttribute("class") ?? ""}${part ?? ""}`]
          : [];
      }),
    ),
  );
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

test("with reduced motion nothing on any template moves, and there is no switch to pause it", async () => {
  const context = await browser.newContext(DESKTOP);
  const found: string[] = [];
  await inPages(context, onePagePerTemplate(), async ({ page }, path) => {
    await page.goto(address(path));
    await hydrated(page);
    found.push(...(await movable(page)).map((name) => `${path}: ${name}`));
    const running = () => document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length;
    expect(await page.evaluate(running)).toBe(0);
    expect(await page.getByRole("switch").count()).toBe(0);
  });
  expect(found).toEqual([]);
});
