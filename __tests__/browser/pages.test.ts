import { feedPath } from "../../src/core/routes/feed";
import { LANGUAGES } from "../../src/core/languages";
import { pathOf } from "../built/site";
import { address, sharedBrowser } from "./site";

const browser = sharedBrowser();

test("a browser can read every feed and the sitemap as XML", async () => {
  // The site's own policy lets no script make documents of texts.
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(address(pathOf("not-found")));
  const faults = await page.evaluate(
    async (paths) => {
      const documents = paths.map(async (path) => {
        const text = await (await fetch(path)).text();
        const fault = new DOMParser().parseFromString(text, "application/xml").querySelector("parsererror");
        return fault === null ? [] : [`${path}: ${fault.textContent}`];
      });
      return (await Promise.all(documents)).flat();
    },
    [...LANGUAGES.map(feedPath), "/sitemap-index.xml", "/sitemap-0.xml"],
  );
  await page.close();
  expect(faults).toEqual([]);
});

test("on narrow phones the words of the brand stand clear of the booking button, in every language", async () => {
  // Every page has the same header; this one is the shortest.
  const page = await browser.newPage({ javaScriptEnabled: false });
  const covered: string[] = [];
  for (const language of LANGUAGES) {
    await page.goto(address(pathOf("not-found", language)));
    for (const width of [320, 360, 414]) {
      await page.setViewportSize({ width, height: 640 });
      const room = await page.locator("header").evaluate((header) => {
        const words = document.createRange();
        words.selectNodeContents(header.querySelector("a") ?? header);
        const button = header.querySelector('a[target="_blank"]')?.getBoundingClientRect().left ?? 0;
        return button - Math.max(...Array.from(words.getClientRects(), ({ right }) => right));
      });
      if (room < 0) {
        covered.push(`${language} at ${String(width)} px: ${String(room)} px`);
      }
    }
  }
  await page.close();
  expect(covered).toEqual([]);
});
