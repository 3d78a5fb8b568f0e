import { DESKTOP, address, sharedBrowser } from "./site";

const browser = sharedBrowser();

test.each([
  ["/northern-cyprus-adventures", "#kyrenia", "#karpaz"],
  ["/vehicle-booking-terms", "#car-deposit", "#van-driver"],
])("the contents of %s mark what is being read, down and up again", async (path, first, second) => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await page.goto(address(path));
  const marked = page.locator('main nav a[aria-current="true"]');
  // Whoever scrolls by key wakes the page; the marks come with its scripts.
  await page.keyboard.press("PageDown");
  for (const anchor of [first, second, first]) {
    await page.locator(anchor).evaluate((element) => {
      element.scrollIntoView({ behavior: "instant" });
    });
    await page.locator(`main nav a[aria-current="true"][href="${anchor}"]`).waitFor();
    expect(await marked.count()).toBe(1);
  }
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  await marked.waitFor({ state: "detached" });
  await context.close();
});
