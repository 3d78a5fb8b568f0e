import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { PUBLIC, SAMPLES, fileOf } from "../built/site";
import { COMMON_PHONE, VISITOR, address, inPages, sharedBrowser } from "./site";

const browser = sharedBrowser();

/** What a page asks for at once, compressed and without fonts: in bytes. */
const AT_ONCE = 40_000;

/**
 * The bytes of the document and of the files that it needs before a visitor scrolls. Pictures that load when they come near are left out:
 * how near is for the browser to say, and differs from one visit to the next.
 */
async function bytesAtOnce(page: Page, path: string): Promise<number> {
  const names = await page.evaluate(() => {
    const lazy = new Set(Array.from(document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'), ({ currentSrc }) => currentSrc));
    const resources = performance.getEntriesByType("resource").filter(({ name }) => !lazy.has(name));
    return resources.map(({ name }) => new URL(name).pathname);
  });
  const files = [...new Set(names)].filter((name) => name.startsWith("/static/") && !name.endsWith(".woff2"));
  const compressed = (name: string) => (/\.(?:svg|html)$/.test(name) ? brotliCompressSync(readFileSync(name)).length : statSync(name).size);
  return [fileOf(path), ...files.map((name) => join(PUBLIC, name))].reduce((sum, name) => sum + compressed(name), 0);
}

test("what a page asks for at once is light on a phone", async () => {
  const context = await browser.newContext({ ...COMMON_PHONE, userAgent: VISITOR });
  const heavy: string[] = [];
  await inPages(context, SAMPLES, async ({ page }, path) => {
    await page.goto(address(path), { waitUntil: "load" });
    const bytes = await bytesAtOnce(page, path);
    if (bytes > AT_ONCE) {
      heavy.push(`${path}: ${String(bytes)}`);
    }
  });
  expect(heavy).toEqual([]);
});
