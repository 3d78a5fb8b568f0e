import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { readSiteData } from "../../src/content/site-data";
import { LANGUAGES, type Language } from "../../src/core/languages";
import { routeTable } from "../../src/core/routes/route-table";
import { PHONE, launchChromium, openHydrated } from "./browser";
import { kilobytes, median, table } from "./markdown";
import { serveCopy } from "./served-copy";

const TYPES = ["html", "css", "js", "page-data", "font", "picture", "other"] as const;
type ByteType = (typeof TYPES)[number];

/** Bytes on the wire by type, headers included. */
type Bytes = Record<ByteType, number>;

const noBytes = (): Bytes => ({ html: 0, css: 0, js: 0, "page-data": 0, font: 0, picture: 0, other: 0 });

const BY_RESOURCE_TYPE: Readonly<Record<string, ByteType>> = { Document: "html", Stylesheet: "css", Script: "js", Font: "font" };

interface PageBytes {
  readonly path: string;
  /** Until the page's load event, before the visitor does anything. */
  readonly loaded: Bytes;
  /** When the page is hydrated and idle. */
  readonly hydrated: Bytes;
  /** The style sheets in the HTML, compressed alone. */
  readonly inlineCss: number;
}

async function measurePage(browser: Browser, origin: string, path: string, language: Language): Promise<PageBytes> {
  // In the page's own language, so that the home page does not lead to another one.
  const context = await browser.newContext({ ...PHONE, locale: language });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  const bytes = noBytes();
  const types = new Map<string, ByteType>();
  await protocol.send("Network.enable");
  protocol.on("Network.responseReceived", ({ requestId, type, response: { url, mimeType } }) => {
    const isData = new URL(url).pathname.startsWith("/page-data/");
    const other = mimeType.startsWith("image/") ? "picture" : "other";
    types.set(requestId, isData ? "page-data" : (BY_RESOURCE_TYPE[type] ?? other));
  });
  protocol.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes[types.get(requestId) ?? "other"] += encodedDataLength;
  });
  let loaded = noBytes();
  await openHydrated(page, `${origin}${path}`, () => {
    loaded = { ...bytes };
  });
  const styles = await page.evaluate(() => Array.from(document.querySelectorAll("style"), ({ textContent }) => textContent).join(""));
  await context.close();
  return { path, loaded, hydrated: { ...bytes }, inlineCss: brotliCompressSync(styles).length };
}

/**
 * Weighs every page in every language as a phone loads it with an empty cache.
 *
 * @param root the project's folder, with the built site in `public/`
 * @param only a part of the path of the wanted pages
 */
export async function measureBytes(root: string, only: string): Promise<string> {
  const copy = await serveCopy(join(root, "public"));
  const browser = await launchChromium();
  const pages: PageBytes[] = [];
  for (const { paths } of routeTable(readSiteData(root))) {
    for (const language of LANGUAGES.filter((candidate) => paths[candidate].includes(only))) {
      pages.push(await measurePage(browser, copy.origin, paths[language], language));
    }
  }
  await browser.close();
  copy.close();

  const row = (name: string, of: (page: PageBytes) => number): readonly string[] => {
    const heaviest = pages.toSorted((one, other) => of(other) - of(one))[0];
    return heaviest === undefined ? [] : [name, kilobytes(median(pages.map(of))), kilobytes(of(heaviest)), heaviest.path];
  };
  const moments = ["loaded", "hydrated"] as const;
  const rows = moments.flatMap((moment) => [
    ...TYPES.map((type) => row(`${type}, ${moment}`, (page) => page[moment][type])),
    row(`all, ${moment}`, (page) => Object.values(page[moment]).reduce((sum, bytes) => sum + bytes, 0)),
  ]);
  return [
    `${String(pages.length)} pages as a phone of 412 × 823 CSS pixels at 1.75 loads them with an empty cache: kB (1000 bytes) on the wire, headers included. “Loaded” is what has arrived at the page's load event; “hydrated” is what has arrived when the page is hydrated and idle.`,
    table(["type", "median", "most", "page with the most"], [...rows, row("inline css (part of html)", ({ inlineCss }) => inlineCss)]),
  ].join("\n\n");
}
