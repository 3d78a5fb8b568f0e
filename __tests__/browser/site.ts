import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, chromium } from "playwright-core";
import { isLaidOut } from "../in-page";

/** Where the site is served. */
export function address(path: string): string {
  return `${process.env["SITE_ADDRESS"] ?? ""}${path}`;
}

/** Only a test that hangs waits so long for an event, even on a busy machine; in milliseconds. */
const PATIENCE = 120_000;

/** The one browser of all test files, connected while the tests of a file run. */
interface TestBrowser {
  /** Opens a context that lasts until the end of the test, or of the file if `beforeAll` opens it. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a path, by default on a desktop. */
  readonly visit: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** The same, and waits until React has taken over. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
}

/** Connects to the browser. */
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
  const newContext: TestBrowser["newContext"] = async (options) => {
    if (browser === undefined) {
      throw new Error("The browser is available only while tests run.");
    }
    // A service worker would answer requests that a test intercepts, animations slow every page down, and home leads on to the language of
    // the machine: only their own tests allow them.
    const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce", locale: "en-GB", ...options });
    context.setDefaultTimeout(PATIENCE);
    opened.push(context);
    return context;
  };
  const newPage: TestBrowser["newPage"] = async (options) => (await newContext(options)).newPage();
  const visit: TestBrowser["visit"] = async (path, options = DESKTOP) => {
    const page = await newPage(options);
    await page.goto(address(path));
    return page;
  };
  return {
    newContext,
    newPage,
    visit,
    open: async (path, options) => {
      const page = await visit(path, options);
      await hydrated(page);
      return page;
    },
  };
}

/** Headless Chromium calls itself a robot, and robots are not redirected to another language. */
export const VISITOR = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };
/** The phone that Lighthouse measures with. */
export const COMMON_PHONE: BrowserContextOptions = { ...PHONE, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
export const DESKTOP_WINDOW = { width: 1440, height: 900 } as const;
export const DESKTOP: BrowserContextOptions = { viewport: DESKTOP_WINDOW };
/** A visitor, not a robot, on a desktop. */
export const VISIT: BrowserContextOptions = { ...DESKTOP, userAgent: VISITOR };

/** A page that collects its errors. */
interface WatchedPage {
  readonly page: Page;
  /** Errors of scripts, of the console, and of requests to the site itself. */
  readonly faults: string[];
}

/** Opens a page and collects its errors. */
export async function watchedPage(context: BrowserContext): Promise<WatchedPage> {
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
  await page.waitForFunction(isLaidOut);
}

/**
 * Acts as a visitor does, which loads the scripts, and waits until React has taken over or the page has given up. The page gets the event
 * of a key from a script: the browser drops real input that comes before the first frame.
 *
 * @returns how it ended
 */
export async function endOfLoading(page: Page): Promise<string> {
  await page.evaluate(() => document.documentElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true })));
  const end = await page.waitForFunction(() => document.body.dataset["hydration"]);
  return String(await end.jsonValue());
}

/** Waits until React has taken over and the whole page is laid out. */
export async function hydrated(page: Page): Promise<void> {
  const end = await endOfLoading(page);
  if (end !== "hydrated") {
    throw new Error(`${page.url()} was not hydrated: ${end}`);
  }
  await laidOut(page);
}

/**
 * Expects what every page keeps, whatever fails: its text, and telephone and booking links that nothing covers. The bar at the foot may
 * cover them, because they can be scrolled out from under it.
 */
export async function expectUsable(page: Page): Promise<void> {
  expect((await page.locator("main").innerText()).length).toBeGreaterThan(200);
  const links = page.locator(':is(a[href^="tel:"], a[target="_blank"]):not(aside *):visible');
  const uncovered = await links.evaluateAll((all) =>
    all.map((link) =>
      (["center", "start", "end"] as const).some((block) => {
        link.scrollIntoView({ block, behavior: "instant" });
        const [{ x, y, width, height } = new DOMRect()] = link.getClientRects();
        return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    ),
  );
  expect(new Set(uncovered)).toEqual(new Set([true]));
}

/** Visits something for each item, three at a time. Pages are reused, which costs half as much as opening new ones. */
export async function inPages<Item>(
  context: BrowserContext,
  items: readonly Item[],
  visit: (watched: WatchedPage, item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      const watched = await watchedPage(context);
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
        watched.faults.splice(0);
        await visit(watched, item);
      }
      await watched.page.close();
    }),
  );
}
