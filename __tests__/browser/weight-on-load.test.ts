import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { LANGUAGES } from "../../src/i18n/languages";
import { PUBLIC, SAMPLES, fileOf, pathOf } from "../built/site";
import { COMMON_PHONE, VISITOR, address, inPages, sharedBrowser } from "./site";

const browser = sharedBrowser();

/** What has arrived when a page has loaded, compressed and without fonts: in bytes. The travel guide shows more pictures. */
const ON_LOAD = 75_000;
const ON_LOAD_OF_GUIDE = 115_000;

const GUIDES = LANGUAGES.map((language) => pathOf("explore-cyprus", language));

/** The bytes of the document and of the files that a page has loaded. */
async function loadedBytes(page: Page, path: string): Promise<number> {
  const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
  const files = [...new Set(names)].filter((name) => name.startsWith("/static/") && !name.endsWith(".woff2"));
  const compressed = (name: string) => (/\.(?:svg|html)$/.test(name) ? brotliCompressSync(readFileSync(name)).length : statSync(name).size);
  return [fileOf(path), ...files.map((name) => join(PUBLIC, name))].reduce((sum, name) => sum + compressed(name), 0);
}

test("a page is light when it has loaded on a phone", async () => {
  const context = await browser.newContext({ ...COMMON_PHONE, userAgent: VISITOR });
  const heavy: string[] = [];
  await inPages(context, SAMPLES, async ({ page }, path) => {
    await page.goto(address(path), { waitUntil: "load" });
    const bytes = await loadedBytes(page, path);
    if (bytes > (GUIDES.includes(path) ? ON_LOAD_OF_GUIDE : ON_LOAD)) {
      heavy.push(`${path}: ${String(bytes)}`);
    }
  });
  expect(heavy).toEqual([]);
});
