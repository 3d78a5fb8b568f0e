import { pathOf } from "../../built/site";
import { DESKTOP, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

test("the contents of a document mark the section that is read, and keep the mark in view", async () => {
  const outOfView: string[] = [];
  for (const [path, anchors] of [
    [pathOf("booking-terms"), ["#car", "#car-deposit", "#van-north"]],
    // Only the part that is being read is unfolded.
    [pathOf("legal-notice", "el"), ["#imprint-register", "#privacy-complaint", "#texts-figures"]],
    [pathOf("old-harbour"), ["#getting-there"]],
  ] as const) {
    const page = await browser.open(path);
    const contents = page.locator("nav[aria-labelledby=contents]");
    for (const anchor of anchors) {
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, anchor);
      const mark = contents.locator(`[aria-current="location"][href="${anchor}"]`);
      await mark.waitFor();
      expect(await contents.locator("[aria-current]").count()).toBe(1);
      const isInView = await mark.evaluate((link) => {
        const frame = link.closest("nav")?.getBoundingClientRect();
        const { top, bottom } = link.getBoundingClientRect();
        return frame !== undefined && top >= frame.top && bottom <= Math.min(frame.bottom, window.innerHeight);
      });
      if (!isInView) {
        outOfView.push(`${path}${anchor}`);
      }
    }
  }
  expect(outOfView).toEqual([]);
});

test("without JavaScript the contents of a document list every section", async () => {
  const page = await browser.visit(pathOf("legal-notice"), { ...DESKTOP, javaScriptEnabled: false });
  const sections = await page.locator("main section[id], main section > h2[id]").count();
  expect(await page.locator("nav[aria-labelledby=contents] a:visible").count()).toBe(sections);
});
