import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { endOfLoading } from "../../__tests__/browser/site";
import type { Pixels } from "./compare";

/** How a page is looked at. */
export interface View {
  readonly path: string;
  readonly width: number;
  readonly scheme: "light" | "dark";
}

/** Ten in the morning in Cyprus, on a Tuesday. */
const MORNING = new Date("2027-06-01T10:00:00+03:00");

const STILL = { reducedMotion: "reduce", serviceWorkers: "block", timezoneId: "Asia/Nicosia" } as const;

/** Chromium draws less than 16,384 rows at once. */
const PIECE = 8000;

/** Waits for everything that is loaded or laid out late: hydration, fonts, pictures, and sections out of view. */
async function settle(page: Page): Promise<void> {
  if ((await page.locator("#loader").count()) > 0) {
    await endOfLoading(page);
  }
  await page.evaluate(async () => {
    document.querySelectorAll<HTMLElement>("main > *").forEach(({ style }) => (style.contentVisibility = "visible"));
    const pictures = Array.from(document.images, (picture) => {
      picture.loading = "eager";
      // A picture that does not load is a look, too.
      return picture.decode().catch(() => undefined);
    });
    await Promise.all([document.fonts.ready, ...pictures]);
  });
}

/** Takes the page, in pieces, until two pictures in a row are the same: for the first, Chromium decodes once more what is on the page. */
async function still(page: Page, width: number): Promise<readonly Buffer[]> {
  let last = Buffer.alloc(0);
  for (let tries = 0; tries < 10; tries++) {
    const pieces: Buffer[] = [];
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += PIECE) {
      const clip = { x: 0, y, width, height: Math.min(PIECE, height - y) };
      pieces.push(await page.screenshot({ fullPage: true, clip, animations: "disabled" }));
    }
    const next = Buffer.concat(pieces);
    if (next.equals(last)) {
      return pieces;
    }
    last = next;
  }
  throw new Error(`${page.url()} does not keep still.`);
}

/** A picture of a page when nothing moves and no other host is asked. A page that is not there looks as visitors would see it. */
export async function pictureOf(browser: Browser, origin: string, { path, width, scheme }: View): Promise<Pixels> {
  const page = await browser.newPage({ ...STILL, viewport: { width, height: 900 }, colorScheme: scheme });
  page.setDefaultTimeout(120_000);
  try {
    await page.route(
      ({ origin: host }) => host !== origin,
      (route) => route.abort(),
    );
    await page.clock.setFixedTime(MORNING);
    await page.goto(`${origin}${path}`);
    await settle(page);
    const rows = (await still(page, width)).map((piece) => sharp(piece).ensureAlpha().raw().toBuffer());
    const data = Buffer.concat(await Promise.all(rows));
    return { data, width, height: data.length / width / 4 };
  } finally {
    await page.close();
  }
}
