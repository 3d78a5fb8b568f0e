import { feedPath } from "../../src/core/routes/feed";
import { LANGUAGES } from "../../src/core/languages";
import { pathOf } from "../built/site";
import { sharedBrowser } from "./site";

const browser = sharedBrowser();

test("a browser can read every feed and the sitemap as XML", async () => {
  // The site's policy forbids DOMParser.
  const page = await browser.visit(pathOf("not-found"), { bypassCSP: true });
  const faults = await page.evaluate(
    async (paths) => {
      const documents = paths.map(async (path) => new DOMParser().parseFromString(await (await fetch(path)).text(), "application/xml"));
      return (await Promise.all(documents)).flatMap((document) => document.querySelector("parsererror")?.textContent ?? []);
    },
    [...LANGUAGES.map(feedPath), "/sitemap-index.xml", "/sitemap-0.xml"],
  );
  expect(faults).toEqual([]);
});

test.each(LANGUAGES)("on narrow phones the brand does not run into the booking button, in %s", async (language) => {
  const page = await browser.visit(pathOf("not-found", language), { javaScriptEnabled: false });
  for (const width of [320, 360, 414]) {
    await page.setViewportSize({ width, height: 640 });
    const gap = await page.locator("header").evaluate((header) => {
      const brand = document.createRange();
      brand.selectNodeContents(header.querySelector("a") ?? header);
      const button = header.querySelector('a[target="_blank"]')?.getBoundingClientRect().left ?? 0;
      return button - Math.max(...Array.from(brand.getClientRects(), ({ right }) => right));
    });
    expect(gap).toBeGreaterThanOrEqual(0);
  }
});
