import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "playwright-core";
import { type SharedBrowser, VISITOR, hydrated, laidOut } from "../../__tests__/browser/site";
import type { Language } from "../../src/core/languages";
import type { Scheme } from "./options";
import type { ComponentState } from "./states";

/** How high the window is at each width, in CSS pixels: portrait on a phone, landscape on a desktop. */
const heightOf = (width: number): number => (width < 600 ? 740 : width < 1000 ? 1024 : 900);

/** A working day within the office hours: what depends on the clock looks the same in every screenshot. */
const NOON = new Date("2026-06-15T12:00:00+03:00");

/** Where to go, and in which language. */
export interface Visit {
  readonly address: string;
  readonly language: Language;
  readonly width: number;
}

export interface Screenshot {
  readonly scheme: Scheme;
  readonly file: string;
}

type Window = Visit & Pick<ComponentState, "hasScripts" | "prepare">;

/** Opens a page and waits until it is hydrated and has all its pictures; without scripts it is opened only. The caller closes its context. */
export async function openedPage(browser: SharedBrowser, { address, language, width, hasScripts = true, prepare }: Window): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: heightOf(width) },
    locale: language,
    timezoneId: "Asia/Nicosia",
    userAgent: VISITOR,
    hasTouch: width < 600,
    javaScriptEnabled: hasScripts,
    // Motion would make every screenshot different; what is cached for offline use belongs to no page.
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOON);
  await prepare?.(page);
  await page.goto(address);
  if (hasScripts) {
    await hydrated(page);
    // Pictures wait for the visitor to scroll near. A picture that fails is part of a state.
    await page.evaluate(async () => {
      const images = Array.from(document.images);
      images.forEach((image) => {
        image.loading = "eager";
      });
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
    });
  }
  return page;
}

async function capture(page: Page, shots: readonly Screenshot[], fullPage: boolean): Promise<void> {
  for (const { scheme, file } of shots) {
    await page.emulateMedia({ colorScheme: scheme });
    mkdirSync(dirname(file), { recursive: true });
    await page.screenshot({ path: file, fullPage, animations: "disabled" });
  }
  await page.context().close();
}

/** Takes screenshots of a whole page in several colour schemes. */
export async function capturePage(browser: SharedBrowser, visit: Visit, shots: readonly Screenshot[]): Promise<void> {
  await capture(await openedPage(browser, visit), shots, true);
}

/** Takes screenshots of the window of a page in which a component has been brought into a state. */
export async function captureState(
  browser: SharedBrowser,
  { reader, act, ...state }: ComponentState,
  visit: Visit,
  shots: readonly Screenshot[],
): Promise<void> {
  const page = await openedPage(browser, { ...visit, ...state, language: reader?.(visit.language) ?? visit.language });
  await laidOut(page);
  await act(page);
  await capture(page, shots, false);
}
