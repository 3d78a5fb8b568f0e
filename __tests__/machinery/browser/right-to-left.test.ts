import { pathOf } from "../../built/site";
import { DESKTOP_WINDOW, overflow, sharedBrowser } from "../../browser/site";

/* The site has no right-to-left language. Its styles are ready for one. */

const browser = sharedBrowser();

test("no page is wider than the screen when it runs from right to left", async () => {
  const tooWide: string[] = [];
  for (const route of ["home", "van-rental", "booking-terms"]) {
    const page = await browser.open(pathOf(route));
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    for (const width of [DESKTOP_WINDOW.width, 360]) {
      await page.setViewportSize({ width, height: 740 });
      if ((await overflow(page)) > 0) {
        tooWide.push(`${route} at ${String(width)} px`);
      }
    }
  }
  expect(tooWide).toEqual([]);
});
