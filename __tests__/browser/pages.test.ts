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
