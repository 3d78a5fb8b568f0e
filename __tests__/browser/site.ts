import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, chromium } from "playwright-core";
import { ADDRESS_VARIABLE } from "../site-root";

/** Where the site of the group is served. */
export function address(path: string): string {
  return `${process.env[ADDRESS_VARIABLE] ?? ""}${path}`;
}

/** What tests ask of the browser. */
export type SharedBrowser = Pick<Browser, "newContext" | "newPage">;

/** The one browser of all files of tests, connected while the tests of a file run. */
export function sharedBrowser(): SharedBrowser {
  let browser: Browser | undefined;
  const connected = (): Browser => {
    if (browser === undefined) {
      throw new Error("The browser is there only while tests run.");
    }
    return browser;
  };
  beforeAll(async () => {
    browser = await chromium.connect(process.env["BROWSER_ADDRESS"] ?? "");
  });
  afterAll(async () => {
    await browser?.close();
  });
  // A service worker would answer in the place of what a test puts into the network, and what moves takes the processor's time on every
  // page: only their own tests let them in.
  const settings = { serviceWorkers: "block", reducedMotion: "reduce" } as const;
  return {
    newContext: (options) => connected().newContext({ ...settings, ...options }),
    newPage: (options) => connected().newPage({ ...settings, ...options }),
  };
}

/** A browser that does not say that nobody sits before it; whoever does is not led to another language. */
export const VISITOR = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };
export const DESKTOP_WINDOW = { width: 1440, height: 900 } as const;
export const DESKTOP: BrowserContextOptions = { viewport: DESKTOP_WINDOW };

/** A page that collects what went wrong on it. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors of scripts, of the console, and of requests to the site itself. */
  readonly faults: readonly string[];
}

/** Opens a page in a context and watches it. */
export async function watchedPage(context: BrowserContext): Promise<WatchedPage & { readonly faults: string[] }> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") {
      faults.push(message.text());
    }
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed";
    // A visitor who leads on before everything has arrived ends the rest.
    if (reason !== "net::ERR_ABORTED") {
      faults.push(`${request.url()}: ${reason}`);
    }
  });
  return { page, faults };
}

/** Holds the scripts back until they are let go, as a slow network does. */
export async function slowScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    letGo();
  };
}

/** Waits until all of the page is laid out, also what is put off at first. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll("main > *")).every((section) => getComputedStyle(section).contentVisibility === "visible"),
  );
}

/** Begins to act, which fetches the scripts, and waits until React has taken over the page and all of it is laid out. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => document.body.dataset["life"] === "alive");
  await laidOut(page);
}

/**
 * Visits a place for each item, a few at a time, each in a page that goes on to the next one: to open a page costs half as much as to
 * load it.
 *
 * @param visit is given a page as the last visit left it, but for its faults
 */
export async function inPages<Item>(
  context: BrowserContext,
  items: readonly Item[],
  width: number,
  visit: (watched: WatchedPage, item: Item) => Promise<void>,
): Promise<void> {
  const idle: Awaited<ReturnType<typeof watchedPage>>[] = [];
  await inParallel(items, width, async (item) => {
    const watched = idle.pop() ?? (await watchedPage(context));
    watched.faults.splice(0);
    await visit(watched, item);
    idle.push(watched);
  });
  await Promise.all(idle.map(({ page }) => page.close()));
}

/** Runs a task for each item, a few at a time. */
export async function inParallel<Item>(items: readonly Item[], width: number, task: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
        await task(item);
      }
    }),
  );
}
