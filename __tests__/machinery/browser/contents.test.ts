import { pathOf } from "../../built/site";
import { DESKTOP, address, hydrated, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

test("the contents of a document mark what is read, and keep the mark in sight", async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  const found: string[] = [];
  for (const [path, anchors] of [
    // All of its entries are unfolded.
    [pathOf("booking-terms"), ["#car", "#car-deposit", "#van", "#van-north"]],
    // Only the part that is being read is.
    [pathOf("legal-notice", "el"), ["#imprint-register", "#privacy", "#privacy-complaint", "#accessibility", "#texts-figures"]],
    [pathOf("old-harbour"), ["#getting-there", "#what-you-see"]],
  ] as const) {
    await page.goto(address(path));
    await hydrated(page);
    const contents = page.locator("nav[aria-labelledby=contents]");
    for (const anchor of anchors) {
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, anchor);
      const mark = contents.locator(`[aria-current="location"][href="${anchor}"]`);
      await mark.waitFor();
      expect(await contents.locator("[aria-current]").count()).toBe(1);
      const isInSight = await mark.evaluate((link) => {
        const frame = link.closest("nav")?.getBoundingClientRect();
        const { top, bottom } = link.getBoundingClientRect();
        return frame !== undefined && top >= frame.top && bottom <= Math.min(frame.bottom, window.innerHeight);
      });
      if (!isInSight) {
        found.push(`${path}${anchor}`);
      }
    }
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    await contents.locator("[aria-current]").waitFor({ state: "detached" });
  }
  await context.close();
  expect(found).toEqual([]);
});

test("without scripts the contents beside the terms list every clause, and nothing is folded away", async () => {
  const context = await browser.newContext({ ...DESKTOP, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address(pathOf("legal-notice")));
  const links = page.locator("nav[aria-labelledby=contents] a");
  expect(await links.count()).toBe(await page.locator("main section[id], main section > h2[id]").count());
  expect(await page.locator("nav[aria-labelledby=contents] a >> visible=true").count()).toBe(await links.count());
  await context.close();
});
