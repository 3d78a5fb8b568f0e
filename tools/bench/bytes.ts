import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { routeTable } from "../../src/core/routes/route-table";
import { readSiteData } from "../../src/content/site-data";
import { LANGUAGES, type Language } from "../../src/core/languages";
import { TELEPHONE, hydrated, launchChromium, showIntent, watchRequests } from "./browser";
import { serveCopy } from "./served-copy";
import { type ByteType, type BytesResult, type PageBytes, byteType, noBytes, totalBytes } from "./byte-types";

async function measurePage(browser: Browser, origin: string, path: string, language: Language): Promise<PageBytes> {
  // In the page's own language, so that the home page does not lead to another one.
  const context = await browser.newContext({ ...TELEPHONE, locale: language });
  try {
    const page = await context.newPage();
    const quiet = watchRequests(page);
    const protocol = await context.newCDPSession(page);
    const bytes = noBytes();
    const types = new Map<string, ByteType>();
    await protocol.send("Network.enable");
    protocol.on("Network.responseReceived", ({ requestId, type, response }) => {
      types.set(requestId, byteType(new URL(response.url).pathname, type, response.mimeType));
    });
    protocol.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      bytes[types.get(requestId) ?? "other"] += encodedDataLength;
    });
    const response = await page.goto(`${origin}${path}`, { waitUntil: "load" });
    const beforeIntent = { ...bytes };
    const html = (await response?.text()) ?? "";
    await showIntent(page);
    await hydrated(page);
    await quiet();
    const styles = Array.from(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, content = ""]) => content).join("");
    return { path, beforeIntent, hydrated: { ...bytes }, inlineCss: styles === "" ? 0 : brotliCompressSync(styles).length };
  } finally {
    await context.close();
  }
}

/**
 * Weighs every page in every language as a telephone loads it, with nothing in its cache.
 *
 * @param root the project's folder, with the built site in `public/`
 * @param only a part of the path of those pages that are wanted
 */
export async function measureBytes(root: string, only: string | undefined): Promise<BytesResult> {
  const addresses = routeTable(readSiteData(root))
    .flatMap((route) => LANGUAGES.map((language) => ({ language, path: route.paths[language] })))
    .filter(({ path }) => only === undefined || path.includes(only));
  if (addresses.length === 0) {
    throw new RangeError(`No page’s path contains “${only ?? ""}”.`);
  }
  const copy = await serveCopy(join(root, "public"));
  const browser = await launchChromium();
  try {
    const pages: PageBytes[] = [];
    for (const { language, path } of addresses) {
      pages.push(await measurePage(browser, copy.origin, path, language));
      console.log(`  ${path}: ${(totalBytes(pages.at(-1)?.hydrated ?? noBytes()) / 1000).toFixed(0)} kB`);
    }
    return { pages };
  } finally {
    await browser.close();
    await copy.close();
  }
}
