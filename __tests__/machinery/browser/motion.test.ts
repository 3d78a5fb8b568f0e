import type { BrowserContext, Page } from "playwright-core";
import { hero, reviews as reviewTexts } from "../../../locales/en/home.json";
import { ROUTES } from "../../built/site";
import { DESKTOP, address, hydrated, inPages, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

/** Waits until the columns of reviews move, or rest. */
function reviewsAre(page: Page, state: "running" | "paused"): Promise<unknown> {
  return page.waitForFunction((expected) => {
    const column = document.querySelector("section[aria-labelledby='reviews'] [data-running] ul");
    return column !== null && getComputedStyle(column).animationPlayState === expected;
  }, state);
}

/** Waits until the sparkles flash, or rest. */
function sparklesAre(page: Page, state: "running" | "resting"): Promise<unknown> {
  return page.waitForFunction((expected) => {
    const ground = document.querySelector("section[aria-labelledby='title'] [data-running]");
    const animations = ground?.getAnimations({ subtree: true }).length ?? 0;
    return expected === "running" ? animations > 0 : ground?.getAttribute("data-running") === "false" && animations === 0;
  }, state);
}

const reviews = (page: Page) => page.locator("section[aria-labelledby='reviews'] [data-running]");

/** What could move on a page: what is animated by time, passes from one look to another, or scrolls by degrees. */
function movable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("body, body *")].flatMap((element) =>
      [undefined, "::before", "::after"].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const { animationName, transitionDuration, scrollBehavior } = style;
        const isByTime = style.getPropertyValue("animation-timeline") === "auto";
        const takesTime = transitionDuration.split(", ").some((duration) => Number.parseFloat(duration) > 0);
        return (animationName !== "none" && isByTime) || takesTime || scrollBehavior !== "auto"
          ? [`${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}${part ?? ""}`]
          : [];
      }),
    ),
  );
}

/** Notes the places where something passes from one look to another. */
function noteTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.addEventListener("transitionrun", ({ target }) => {
      const place = target instanceof Element ? (target.closest("aside, button, a")?.tagName ?? "") : "";
      document.body.dataset["moved"] = [...new Set([...(document.body.dataset["moved"] ?? "").split(" "), place])].sort().join(" ").trim();
    });
  });
}

/** Points at a button with an icon, opens a question and goes on by key, before which the chat steps aside. Tells what moved. */
async function actAndNote(page: Page): Promise<string> {
  const frame = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await noteTransitions(page);
  await page.locator("main a:has(.icon):visible").first().hover();
  await frame();
  await page.locator("#faq-renting-young button").click();
  await frame();
  await page.keyboard.press("Tab");
  await frame();
  return page.evaluate(() => document.body.dataset["moved"] ?? "");
}

describe("where motion is welcome", () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage({ ...DESKTOP, reducedMotion: "no-preference" });
    await page.goto(address("/"));
    await hydrated(page);
  });
  afterAll(() => page.close());

  const toTop = () =>
    page.evaluate(() => {
      window.scrollTo(0, 0);
    });

  test("the reviews climb in a loop without a seam while they are seen, and rest out of view, under the pointer and on request", async () => {
    await reviewsAre(page, "paused");
    await reviews(page).scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await reviewsAre(page, "running");
    const columns = await reviews(page)
      .locator("ul")
      .evaluateAll((lists) =>
        lists.map((list) => {
          const items = [...list.children].map((item) => item.textContent);
          return { first: items.slice(0, items.length / 2), second: items.slice(items.length / 2) };
        }),
      );
    columns.forEach(({ first, second }) => {
      expect(second).toEqual(first);
    });
    // What is there twice is read once.
    expect(await reviews(page).locator("li[aria-hidden]").count()).toBe((await reviews(page).locator("li").count()) / 2);
    await reviews(page).hover();
    await reviewsAre(page, "paused");
    await page.mouse.move(5, 5);
    await reviewsAre(page, "running");
    const hold = page.getByRole("switch", { name: reviewTexts.hold });
    await hold.focus();
    await page.keyboard.press("Space");
    await reviewsAre(page, "paused");
    await page.keyboard.press("Space");
    await reviewsAre(page, "running");
    await toTop();
    await reviewsAre(page, "paused");
  });

  test("the sparkles flash in ever other places while they are seen, and rest out of view, under the pointer, with the focus, and on request", async () => {
    await toTop();
    await sparklesAre(page, "running");
    const ground = page.locator("section[aria-labelledby='title'] [data-running]");
    const before = await ground.locator("i").evaluateAll((sparkles) => sparkles.map((sparkle) => sparkle.getAttribute("style")));
    await page.waitForFunction(
      (old) =>
        [...document.querySelectorAll("section[aria-labelledby='title'] [data-running] i")].every(
          (sparkle, index) => sparkle.getAttribute("style") !== old[index],
        ),
      before,
    );
    await page.evaluate(() => {
      window.scrollTo(0, 5000);
    });
    await sparklesAre(page, "resting");
    await toTop();
    await sparklesAre(page, "running");
    const { x = 0, y = 0, width = 0, height = 0 } = (await ground.boundingBox()) ?? {};
    await page.mouse.move(x + width * 0.8, y + height * 0.55);
    await sparklesAre(page, "resting");
    await page.mouse.move(1000, 20);
    await sparklesAre(page, "running");
    const hold = page.getByRole("switch", { name: hero.hold });
    await hold.focus();
    await sparklesAre(page, "resting");
    await page.keyboard.press("Space");
    await hold.blur();
    await sparklesAre(page, "resting");
  });

  test("what is pointed at, opened and reached by key moves", async () => {
    expect((await movable(page)).length).toBeGreaterThan(20);
    expect(await actAndNote(page)).toBe("A ASIDE BUTTON");
  });
});

describe("where motion is unwelcome", () => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await browser.newContext(DESKTOP);
  });
  afterAll(() => context.close());

  test("nothing moves: neither what moves by itself nor what is pointed at, opened or reached by key, and there is nothing to hold still", async () => {
    const page = await context.newPage();
    await page.goto(address("/"));
    await hydrated(page);
    await reviews(page).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length)).toBe(
      0,
    );
    expect(await page.getByRole("switch").count()).toBe(0);
    expect(await actAndNote(page)).toBe("");
    await page.close();
  });

  test("nothing of any template could move: no hover, no sign, no scrolling", async () => {
    const found: string[] = [];
    const samples = new Map(ROUTES.map(({ template, paths }) => [template, paths.en]));
    await inPages(context, [...samples.values()], 3, async ({ page }, path) => {
      await page.goto(address(path));
      found.push(...(await movable(page)).map((name) => `${path}: ${name}`));
    });
    expect(found).toEqual([]);
  });
});
