import { ROUTES } from "../../built/site";
import { DESKTOP_WINDOW, address, hydrated, sharedBrowser } from "../../browser/site";

/* No language of the site runs from right to left. This page is turned round all the same, so that one more language costs no rule of style. */

const browser = sharedBrowser();

test("from right to left no page is wider than the screen, and menu and chat are at the other side", async () => {
  const page = await browser.newPage();
  const found: string[] = [];
  for (const { id, paths } of ROUTES.filter(({ id }) => ["home", "van-rental", "booking-terms"].includes(id))) {
    await page.goto(address(paths.en));
    await hydrated(page);
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    for (const width of [DESKTOP_WINDOW.width, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (overflow > 0) {
        found.push(`${id} is ${String(overflow)} px too wide at ${String(width)} px`);
      }
    }
  }
  expect(found).toEqual([]);

  const right = async (selector: string): Promise<number> => {
    const { x = Infinity, width = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
    return x + width;
  };
  const chat = 'aside a[href^="https://wa.me/"]';
  expect(await right(chat)).toBeLessThan(180);
  expect(await right("header summary:visible")).toBeLessThan(180);
  await page.locator("header summary:visible").click();
  expect(await right("header details[open] nav .icon")).toBeLessThan(180);
  await page.keyboard.press("Escape");
  await page.setViewportSize(DESKTOP_WINDOW);
  await page.locator(chat).click();
  expect(await right('[role="dialog"] button[aria-label]')).toBeLessThan(DESKTOP_WINDOW.width / 2);
  await page.close();
});
