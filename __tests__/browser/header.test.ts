import { LANGUAGES } from "../../src/i18n/languages";
import { pathOf } from "../built/site";
import { PHONE, address, sharedBrowser } from "./site";

const browser = sharedBrowser();

/** Widths of windows, among them those just below and above each breakpoint of the header. */
const WIDTHS = [320, 360, 768, 959, 960, 1151, 1152, 1280, 1366, 1440, 1920] as const;

test("the links of the header have one line each, and do not touch each other, in windows of every width", async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const wrong: string[] = [];
  for (const language of LANGUAGES) {
    await page.goto(address(`${pathOf("home", language)}?lng=${language}`));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 600 });
      const found = await page.getByRole("banner").evaluate((header) => {
        const links = Array.from(header.querySelectorAll('summary:not(:has(svg)), a:not([target="_blank"])'))
          .filter((link) => link.checkVisibility({ visibilityProperty: true }))
          .map((link) => {
            const words = document.createRange();
            words.selectNodeContents(link);
            // The most that one line can be high; two are higher.
            const oneLine = parseFloat(getComputedStyle(link).fontSize) * 2.5;
            return { name: link.textContent, box: words.getBoundingClientRect(), oneLine };
          });
        const [brand, ...others] = links;
        return [
          ...others.filter(({ box, oneLine }) => box.height > oneLine).map(({ name }) => `“${name}” has more than one line`),
          ...others.filter(({ box }) => brand !== undefined && box.left < brand.box.right).map(({ name }) => `“${name}” touches the brand`),
        ];
      });
      wrong.push(...found.map((fault) => `${language}, ${String(width)} px: ${fault}`));
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ["a phone: the header and the bar stay", { width: 390, height: 780 }, true],
  ["a phone sideways: the header scrolls away, and the bar is two circles", { width: 780, height: 390 }, false],
  ["a laptop at 200 %: the same", { width: 720, height: 450 }, false],
])("on %s, and the page has four fifths of the window", async (_, viewport, stays) => {
  const page = await browser.open("/el", { ...PHONE, viewport });
  await page.evaluate(() => {
    window.scrollTo({ top: 2000, behavior: "instant" });
  });
  const [header, bar] = await page.locator("header:has(nav), main ~ aside").evaluateAll((all) =>
    all.map((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return { width, height: Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0)) };
    }),
  );
  expect((header?.height ?? 0) > 0).toBe(stays);
  expect(bar?.width === viewport.width).toBe(stays);
  expect((header?.height ?? 0) + (stays ? (bar?.height ?? 0) : 0)).toBeLessThanOrEqual(viewport.height / 5);
});
