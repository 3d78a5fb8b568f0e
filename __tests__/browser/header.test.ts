import { LANGUAGES } from "../../src/core/languages";
import { pathOf } from "../built/site";
import { address, sharedBrowser } from "./site";

const browser = sharedBrowser();

/** Widths of windows, and those beside the widths at which the header changes. */
const WIDTHS = [928, 1024, 1151, 1152, 1280, 1366, 1407, 1408, 1440, 1536, 1599, 1600, 1920] as const;

test("the links of the header have one line each, and do not touch each other, in windows of every width", async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const wrong: string[] = [];
  for (const language of LANGUAGES) {
    await page.goto(address(`${pathOf("home", language)}?lng=${language}`));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 600 });
      const found = await page.locator('[data-place="header"]').evaluate((header) => {
        const links = Array.from(header.querySelectorAll('a:not([target="_blank"])'))
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
