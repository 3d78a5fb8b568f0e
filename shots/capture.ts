import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { VISITOR, hydrated, laidOut } from "../__tests__/browser/site";
import type { Language } from "../src/site/languages";
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

function visitor(browser: Browser, { language, width }: Visit, hasScripts: boolean): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height: heightOf(width) },
    locale: language,
    timezoneId: "Asia/Nicosia",
    userAgent: VISITOR,
    hasTouch: width < 600,
    javaScriptEnabled: hasScripts,
    // What moves would look different in every picture; what is kept for times without a network belongs to no picture.
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
}

async function opened(context: BrowserContext, address: string, prepare?: ComponentState["prepare"]): Promise<Page> {
  const page = await context.newPage();
  await page.clock.setFixedTime(NOON);
  await prepare?.(page);
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

/** Pictures a whole page, alive and with all its pictures, in several colour schemes. */
export async function capturePage(browser: Browser, visit: Visit, pictures: readonly Picture[]): Promise<void> {
  const context = await visitor(browser, visit, true);
  const page = await opened(context, visit.address);
  await hydrated(page);
  await withPictures(page);
  await pictured(page, pictures, true);
  await context.close();
}

/** Pictures the window of a page in which a component has been brought into a state. */
export async function captureState(browser: Browser, state: ComponentState, visit: Visit, pictures: readonly Picture[]): Promise<void> {
  const hasScripts = state.hasScripts ?? true;
  const context = await visitor(browser, { ...visit, language: state.reader?.(visit.language) ?? visit.language }, hasScripts);
  const page = await opened(context, visit.address, state.prepare);
  if (hasScripts) {
    await hydrated(page);
    await withPictures(page);
  } else {
    await laidOut(page);
  }
  await state.act(page);
  await pictured(page, pictures, false);
  await context.close();
}
