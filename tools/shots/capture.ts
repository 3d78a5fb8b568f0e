import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "playwright-core";
import { type SharedBrowser, VISITOR, hydrated, laidOut } from "../../__tests__/browser/site";
import type { Language } from "../../src/core/languages";
import type { Scheme } from "./options";
import type { ComponentState } from "./states";

/** How high the window is at each width, in CSS pixels: a telephone stands, a desk's screen lies. */
const heightOf = (width: number): number => (width < 600 ? 740 : width < 1000 ? 1024 : 900);

/** A working day within the office hours: what depends on the clock looks the same in every picture. */
const NOON = new Date("2026-06-15T12:00:00+03:00");

/** Where to go, and in which language. */
export interface Visit {
  readonly address: string;
  readonly language: Language;
  readonly width: number;
}

/** One picture to be made: its colour scheme and its file. */
export interface Picture {
  readonly scheme: Scheme;
  readonly file: string;
}

/** The window in which a picture is taken. */
interface Window extends Visit {
  readonly hasScripts?: boolean;
  readonly prepare?: ComponentState["prepare"] | undefined;
}

async function opened(
  browser: SharedBrowser,
  { address, language, width, hasScripts = true, prepare = () => Promise.resolve() }: Window,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: heightOf(width) },
    locale: language,
    timezoneId: "Asia/Nicosia",
    userAgent: VISITOR,
    hasTouch: width < 600,
    javaScriptEnabled: hasScripts,
    // What moves would look different in every picture; what is kept for times without a network belongs to no picture.
    reducedMotion: "reduce",
    serviceWorkers: "block",
    // A test may change the look of a page to see that it is noticed.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOON);
  await prepare(page);
  await page.goto(address);
  return page;
}

/** Fetches the pictures that wait for the visitor to come near, and waits until each is decoded or has failed. */
async function withPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = Array.from(document.images);
    images.forEach((image) => {
      image.loading = "eager";
    });
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

async function pictured(page: Page, pictures: readonly Picture[], isWhole: boolean): Promise<void> {
  for (const { scheme, file } of pictures) {
    await page.emulateMedia({ colorScheme: scheme });
    mkdirSync(dirname(file), { recursive: true });
    await page.screenshot({ path: file, fullPage: isWhole, animations: "disabled" });
  }
}

/** Opens a page and waits until it is alive and has all its pictures. Its context is the caller's to close. */
export async function openedPage(browser: SharedBrowser, visit: Window): Promise<Page> {
  const page = await opened(browser, visit);
  await hydrated(page);
  await withPictures(page);
  return page;
}

/** Pictures a whole page, alive and with all its pictures, in several colour schemes. */
export async function capturePage(browser: SharedBrowser, visit: Visit, pictures: readonly Picture[]): Promise<void> {
  const page = await openedPage(browser, visit);
  await pictured(page, pictures, true);
  await page.context().close();
}

/** Pictures the window of a page in which a component has been brought into a state. */
export async function captureState(
  browser: SharedBrowser,
  { reader, prepare, hasScripts = true, act }: ComponentState,
  visit: Visit,
  pictures: readonly Picture[],
): Promise<void> {
  const window: Window = { ...visit, language: reader?.(visit.language) ?? visit.language, hasScripts, prepare };
  const page = await (hasScripts ? openedPage(browser, window) : opened(browser, window));
  await laidOut(page);
  await act(page);
  await pictured(page, pictures, false);
  await page.context().close();
}
