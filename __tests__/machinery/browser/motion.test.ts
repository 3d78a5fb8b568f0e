import type { BrowserContextOptions, Page } from "playwright-core";
import { ROUTES } from "../../built/site";
import { DESKTOP, PHONE, address, hydrated, inPages, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();
async function home(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(address("/"));
  await hydrated(page);
  return page;
}

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

test("the reviews climb in a loop without a seam while they are seen, and rest out of view", async () => {
  const page = await home(DESKTOP);
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
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await reviewsAre(page, "paused");
  await page.context().close();
});

test("the reviews rest under the pointer and on request", async () => {
  const page = await home(DESKTOP);
  await reviews(page).scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await reviewsAre(page, "running");
  await reviews(page).hover();
  await reviewsAre(page, "paused");
  await page.mouse.move(5, 5);
  await reviewsAre(page, "running");
  const hold = page.getByRole("switch", { name: "Hold the reviews still" });
  await hold.focus();
  await page.keyboard.press("Space");
  await reviewsAre(page, "paused");
  await page.keyboard.press("Space");
  await reviewsAre(page, "running");
  await page.context().close();
});

test("the sparkles flash while they are seen, and rest out of view, under the pointer, with the focus, and on request", async () => {
  const page = await home(DESKTOP);
  await sparklesAre(page, "running");
  await page.evaluate(() => {
    window.scrollTo(0, 5000);
  });
  await sparklesAre(page, "resting");
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await sparklesAre(page, "running");
  const water = await page.locator("section[aria-labelledby='title'] [data-running]").boundingBox();
  await page.mouse.move((water?.x ?? 0) + (water?.width ?? 0) * 0.8, (water?.y ?? 0) + (water?.height ?? 0) * 0.55);
  await sparklesAre(page, "resting");
  await page.mouse.move(1000, 20);
  await sparklesAre(page, "running");
  const hold = page.getByRole("switch", { name: "Hold the sparkles still" });
  await hold.focus();
  await sparklesAre(page, "resting");
  await page.keyboard.press("Space");
  await hold.blur();
  await sparklesAre(page, "resting");
  await page.context().close();
});

test("one sparkle after another appears elsewhere", async () => {
  const page = await home(PHONE);
  await page.locator("section[aria-labelledby='title'] [data-running]").scrollIntoViewIfNeeded();
  await sparklesAre(page, "running");
  const places = () =>
    page
      .locator("section[aria-labelledby='title'] [data-running] i")
      .evaluateAll((sparkles) => sparkles.map((sparkle) => sparkle.getAttribute("style")));
  const before = await places();
  await page.waitForFunction(
    (old) =>
      [...document.querySelectorAll("section[aria-labelledby='title'] [data-running] i")].every(
        (sparkle, index) => sparkle.getAttribute("style") !== old[index],
      ),
    before,
  );
  await page.context().close();
});

test("where motion is unwelcome nothing moves, and there is nothing to hold still", async () => {
  const page = await home({ ...DESKTOP, reducedMotion: "reduce" });
  await reviews(page).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.getByRole("switch").count()).toBe(0);
  await page.context().close();
});

/** What could move on a page: what is animated, passes from one look to another, or scrolls by degrees. */
function movable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("body, body *")].flatMap((element) =>
      [undefined, "::before", "::after"].flatMap((part) => {
        const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element, part);
        const takesTime = transitionDuration.split(", ").some((duration) => Number.parseFloat(duration) > 0);
        return animationName !== "none" || takesTime || scrollBehavior !== "auto"
          ? [`${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}${part ?? ""}`]
          : [];
      }),
    ),
  );
}

test("where motion is unwelcome nothing of any template could move: no hover, no sign, no scrolling", async () => {
  const welcome = await home(DESKTOP);
  expect((await movable(welcome)).length).toBeGreaterThan(20);
  await welcome.context().close();
  const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
  const found: string[] = [];
  const samples = new Map(ROUTES.map(({ template, paths }) => [template, paths.en]));
  await inPages(context, [...samples.values()], 3, async ({ page }, path) => {
    await page.goto(address(path));
    await hydrated(page);
    found.push(...(await movable(page)).map((name) => `${path}: ${name}`));
  });
  await context.close();
  expect(found).toEqual([]);
});

test.each([
  ["welcome", "no-preference", true],
  ["unwelcome", "reduce", false],
] as const)("where motion is %s, what is pointed at, opened and reached by key moves: %s", async (_, reducedMotion, moves) => {
  const page = await home({ ...DESKTOP, reducedMotion });
  await page.evaluate(() => {
    document.addEventListener("transitionrun", ({ target }) => {
      const place = target instanceof Element ? (target.closest("aside, button, a")?.tagName ?? "") : "";
      document.body.dataset["moved"] = [...new Set([...(document.body.dataset["moved"] ?? "").split(" "), place])].sort().join(" ").trim();
    });
  });
  const frame = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // A button's icon, the sign of a question, and the chat that steps aside.
  await page.locator("main a:has(.icon):visible").first().hover();
  await frame();
  await page.locator("#faq-renting-young button").click();
  await frame();
  await page.keyboard.press("Tab");
  await frame();
  expect(await page.evaluate(() => document.body.dataset["moved"] ?? "")).toBe(moves ? "A ASIDE BUTTON" : "");
  await page.context().close();
});
