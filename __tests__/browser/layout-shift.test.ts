import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import sirv from "sirv";
import { FIRST_WORDS } from "../../src/blocks/Poster/first-words";
import { PUBLIC, SAMPLES, WITHOUT_SCRIPTS, fileOf } from "../built/site";
import { COMMON_PHONE, DESKTOP, VISITOR, hydrated, inPages, sharedBrowser } from "./site";

const browser = sharedBrowser();

/** How many bytes of the first screen arrive at once, and how many milliseconds later the next: browsers paint in between. */
const PIECE = 300;
const PAUSE = 30;
/** No first screen is longer, in bytes after the first words. */
const FIRST_SCREEN = 15_000;

/**
 * A document as it arrives where reception is poor, a few words at a time from the first words to the end of the first screen. What comes
 * before is not painted, and arrives at once: on a busy machine, small pieces would outlast the browser's patience for the first words.
 */
async function* inPieces(body: Buffer): AsyncGenerator<Buffer> {
  // A little before their end: if a browser painted too early, the last of them would move the others.
  const first = Math.max(body.indexOf("<body"), body.indexOf(`id="${FIRST_WORDS}"`) - 1200);
  for (let start = 0, end = first; start < body.length;) {
    yield body.subarray(start, end);
    await pause(PAUSE);
    start = end;
    end = start < first + FIRST_SCREEN ? start + PIECE : body.length;
  }
}

const files = sirv(PUBLIC);

const server = createServer((request, response) => {
  const path = SAMPLES.find((sample) => sample === request.url);
  if (path === undefined) {
    files(request, response);
  } else {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    Readable.from(inPieces(readFileSync(fileOf(path)))).pipe(response);
  }
});

beforeAll(() => once(server.listen(0, "localhost"), "listening"));
afterAll(() => server.close());

/** Reads at most so many screens of the page, and waits until each is painted. @returns whether all were, within 20 seconds each */
async function read(most: number): Promise<boolean> {
  const screens = Math.min(most, document.documentElement.scrollHeight / window.innerHeight);
  for (let screen = 0; screen < screens; screen += 1) {
    window.scrollTo({ top: screen * window.innerHeight, behavior: "instant" });
    const isPainted = await new Promise<boolean>((resolve) => {
      setTimeout(resolve, 20_000, false);
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          resolve(true);
        });
      });
    });
    if (!isPainted) {
      return false;
    }
  }
  return true;
}

test.each([
  // Further down a long page, its contents unfold as it is read.
  ["desktop", DESKTOP, 1],
  ["phone", COMMON_PHONE, Infinity],
])("nothing shifts on a %s while a page arrives in pieces, is hydrated and read", async (_, device, screens) => {
  const { port } = server.address() as AddressInfo;
  const context = await browser.newContext({ ...device, userAgent: VISITOR, reducedMotion: "no-preference" });
  await context.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries());
    }).observe({ type: "layout-shift", buffered: true });
  });
  // A font that comes after the first paint moves words by the difference of two typefaces.
  await context.route(/\.woff2$/, (route) => route.abort());
  const wrong: string[] = [];
  await inPages(context, SAMPLES, async ({ page }, path) => {
    const openAndRead = async (): Promise<boolean> => {
      await page.goto(`http://localhost:${String(port)}${path}`, { waitUntil: "load" });
      if (!WITHOUT_SCRIPTS.includes(path)) {
        await hydrated(page);
      }
      return page.evaluate(read, screens);
    };
    // On a busy machine, Chromium 156 stops painting one page in 500 until the next navigation: no frame comes, even for a screenshot.
    if (!(await openAndRead()) && !(await openAndRead())) {
      wrong.push(`${path}: it is not painted`);
    }
    const shift = await page.evaluate(() =>
      (window as unknown as { readonly shifts: readonly (PerformanceEntry & { readonly value: number })[] }).shifts.reduce(
        (sum, { value }) => sum + value,
        0,
      ),
    );
    // Reports give two digits.
    if (shift.toFixed(2) !== "0.00") {
      wrong.push(`${path}: ${shift.toFixed(2)}`);
    }
  });
  expect(wrong).toEqual([]);
});
