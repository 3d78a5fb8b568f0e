import { type Browser, type BrowserContext, type BrowserContextOptions, type Locator, type Page, chromium } from "playwright-core";
import { ADDRESS_VARIABLE } from "../site-root";
import { until } from "./engine";

/** Where the site of the group is served. */
export function address(path: string): string {
  return `${process.env[ADDRESS_VARIABLE] ?? ""}${path}`;
}

/** The part of Playwright's browser that tests use. */
export type SharedBrowser = Pick<Browser, "newContext" | "newPage">;

/** The one browser of all test files, connected while the tests of a file run. */
export interface TestBrowser extends SharedBrowser {
  /** Opens a path in a context that lasts until the end of the test. */
  readonly visit: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** The same, by default on a desktop, and waits until React has taken over. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
}

/** Connects to the browser. What a test opens is closed after it; what `beforeAll` opens lasts until the end of the file. */
export function sharedBrowser(): TestBrowser {
  let browser: Browser | undefined;
  let opened: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(process.env["BROWSER_ADDRESS"] ?? "");
  });
  beforeEach(() => {
    opened = [];
  });
  afterEach(() => Promise.all(opened.map((context) => context.close())));
  afterAll(() => browser?.close());
  const newContext: Browser["newContext"] = async (options) => {
    if (browser === undefined) {
      throw new Error("The browser is available only while tests run.");
    }
    // A service worker would answer requests that a test intercepts, and animations slow every page down: only their own tests allow them.
    const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce", ...options });
    opened.push(context);
    return context;
  };
  const newPage: Browser["newPage"] = async (options) => (await newContext(options)).newPage();
  const visit: TestBrowser["visit"] = async (path, options) => {
    const page = await newPage(options);
    await page.goto(address(path));
    return page;
  };
  return {
    newContext,
    newPage,
    visit,
    open: async (path, options = DESKTOP) => {
      const page = await visit(path, options);
      await hydrated(page);
      return page;
    },
  };
}

/** Headless Chromium calls itself a robot, and robots are not redirected to another language. */
export const VISITOR = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };
export const DESKTOP_WINDOW = { width: 1440, height: 900 } as const;
export const DESKTOP: BrowserContextOptions = { viewport: DESKTOP_WINDOW };

/** A page that collects its errors. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors of scripts, of the console, and of requests to the site itself. */
  readonly faults: readonly string[];
}

/** Opens a page and collects its errors. */
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
    // Leaving a page aborts the requests that are still running.
    if (reason !== "net::ERR_ABORTED") {
      faults.push(`${request.url()}: ${reason}`);
    }
  });
  return { page, faults };
}

/** Collects requests to other hosts than the site's. */
export function foreignRequests(context: BrowserContext): readonly string[] {
  const urls: string[] = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(address("/")) && !request.url().startsWith("data:")) {
      urls.push(request.url());
    }
  });
  return urls;
}

/** Makes storage throw, as in a strict private window. */
export function denyStorage(target: Page | BrowserContext): Promise<unknown> {
  return target.addInitScript(() => {
    const deny = (): never => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, { get: deny });
    }
    Object.defineProperty(Document.prototype, "cookie", { get: deny, set: deny });
  });
}

/** Makes the browser report this network connection. */
export function setConnection(target: Page | BrowserContext, value: { saveData: boolean; effectiveType: string }): Promise<unknown> {
  return target.addInitScript((connection) => {
    Object.defineProperty(navigator, "connection", { value: connection });
  }, value);
}

/**
 * Delays scripts, as a slow network does.
 *
 * @returns what lets them load
 */
export async function slowScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    release();
  };
}

/** Waits until the whole page is laid out, including sections whose layout is deferred. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll("main > *")).every((section) => getComputedStyle(section).contentVisibility === "visible"),
  );
}

/**
 * Moves the pointer, which loads the scripts, until React has taken over or the page has given up. Chromium drops the input that comes
 * before the first frame of a page, so that one movement may have no effect.
 *
 * @returns how it ended: the name of the loader's event
 */
async function endOfLoading(page: Page): Promise<string> {
  let end: string | undefined;
  let x = 1;
  await until(async () => {
    x = 3 - x;
    await page.mouse.move(x, 1);
    end = await page.evaluate(() => document.body.dataset["hydration"]);
    return end !== undefined;
  });
  return end ?? "";
}

/** Moves the pointer, and waits until React has taken over and the whole page is laid out. */
export async function hydrated(page: Page): Promise<void> {
  const end = await endOfLoading(page);
  if (end !== "hydrated") {
    throw new Error(`${page.url()} was not hydrated: ${end}`);
  }
  await laidOut(page);
}

/** Moves the pointer, and waits until the page has given up loading its scripts, and stays as the server sent it. */
export async function gaveUpScripts(page: Page): Promise<void> {
  const end = await endOfLoading(page);
  if (end === "hydrated") {
    throw new Error(`${page.url()} was hydrated.`);
  }
}

/** How many pixels the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Whether the middle of an element is in view, and nothing covers it. */
export function isOnTop(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** Visits something for each item, a few at a time. Pages are reused, which costs half as much as opening new ones. */
export async function inPages<Item>(
  context: BrowserContext,
  items: readonly Item[],
  visit: (watched: WatchedPage, item: Item) => Promise<void>,
): Promise<void> {
  const idle: Awaited<ReturnType<typeof watchedPage>>[] = [];
  await inParallel(items, 3, async (item) => {
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
