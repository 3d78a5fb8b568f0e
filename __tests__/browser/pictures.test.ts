import { DESKTOP, PHONE, address, sharedBrowser, hydrated } from "./site";

const browser = sharedBrowser();
test.each([
  ["/", "Image unavailable"],
  ["/el", "Η εικόνα δεν είναι διαθέσιμη"],
  ["/ru", "Изображение недоступно"],
])("pictures that fail on %s say so in the page's language, and what they would have shown is still told", async (path, words) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.route(/\.(webp|avif|png)$|\/static\/[^?]*\.svg$/, (route) =>
    route.request().url().includes("sprite") ? route.fallback() : route.abort(),
  );
  await page.goto(address(path));
  await hydrated(page);
  const hero = page.locator('section[aria-labelledby="title"]');
  await hero.getByText(words).waitFor();
  expect((await hero.getByRole("img", { name: words }).getAttribute("aria-label"))?.length).toBeGreaterThan(words.length + 20);
  await page.locator('section[aria-labelledby="fleet"]').scrollIntoViewIfNeeded();
  await page.locator('section[aria-labelledby="fleet"]').getByText(words).first().waitFor();
  // What matters more than pictures is there.
  expect(await page.locator('a[href^="tel:"]:visible').count()).toBeGreaterThan(0);
  expect(await page.locator('a[href^="https://reservations"]:visible').count()).toBeGreaterThan(0);
  await context.close();
});

test("pictures outside the first screen are fetched when they come near, on a ground of their own colour", async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await page.goto(address("/explore-cyprus"));
  const pictures = await page
    .locator("main picture img")
    .evaluateAll((images) =>
      images.map((image) => ({ loading: image.getAttribute("loading"), ground: (image as HTMLElement).style.backgroundColor })),
    );
  expect(pictures.filter(({ loading }) => loading === "eager")).toHaveLength(1);
  expect(pictures.filter(({ ground }) => ground === "")).toEqual([]);
  await context.close();
});

test("a page that is opened again begins at its beginning, and one that is returned to stays where it was", async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  const depth = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto(address("/"));
  await hydrated(page);
  await page.evaluate(() => {
    window.scrollTo(0, 1500);
  });
  await page.waitForFunction(() => window.scrollY > 1400);
  // Without Playwright's own scrolling before it clicks.
  const follow = (path: string) =>
    page
      .locator(`header nav a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => {
        link.click();
      });
  await follow("/airport-parking");
  await page.waitForURL(address("/airport-parking"));
  await hydrated(page);
  expect(await depth()).toBe(0);
  await follow("/");
  await page.waitForURL(address("/"));
  await hydrated(page);
  expect(await depth()).toBe(0);
  await page.goBack();
  await page.goBack();
  await page.waitForFunction(() => window.scrollY > 1400);
  await context.close();
});
