import { type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { pathOf } from "../../built/site";
import { launchWithPageMemory } from "../../browser/chromium";
import { DESKTOP, PHONE, type SharedBrowser, address, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

const PARKING = pathOf("airport-parking");

let context: BrowserContext;
afterEach(async () => {
  await context.close();
});

/** What a page says when it is shown, for the first time or again. */
interface Reveal {
  readonly hasTransition: boolean;
  /** Whether the page came back as it was left. */
  readonly isKept: boolean;
  /** When each fade ends, in milliseconds. */
  readonly ends: readonly number[];
  /** What is painted of the header: only the new one. */
  readonly headers: readonly string[];
}

declare global {
  interface Window {
    revealed: Promise<Reveal>;
  }
}

/** Opens the home page in a browser that writes down how each page is revealed. */
async function home(options: BrowserContextOptions, within: SharedBrowser = browser): Promise<Page> {
  context = await within.newContext({ reducedMotion: "no-preference", ...options });
  await context.addInitScript(() => {
    const listen = (): void => {
      window.revealed = new Promise((resolve) => {
        let isKept = false;
        addEventListener("pageshow", ({ persisted }) => (isKept = persisted), { once: true });
        addEventListener(
          "pagereveal",
          ({ viewTransition }) => {
            const say = (rest: Pick<Reveal, "ends" | "headers">): void => {
              resolve({ hasTransition: viewTransition !== null, isKept, ...rest });
            };
            if (viewTransition === null) {
              // The other event comes before or after this one.
              requestAnimationFrame(() => {
                say({ ends: [], headers: [] });
              });
              return;
            }
            void viewTransition.ready.then(() => {
              const animations = document
                .getAnimations()
                .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes("view-transition"));
              say({
                ends: animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
                headers: ["old", "new"].filter(
                  (part) => getComputedStyle(document.documentElement, `::view-transition-${part}(header)`).display !== "none",
                ),
              });
            });
          },
          { once: true },
        );
      });
    };
    // A page that comes back has its listeners, and is revealed again.
    addEventListener("pagehide", listen);
    listen();
  });
  const page = await context.newPage();
  await page.goto(address("/"), { waitUntil: "load" });
  return page;
}

/** Follows a link of the page's navigation, as a visitor does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`header a[href="${path}"]:visible`).first().click();
  await page.waitForURL(address(path));
}

const revealed = (page: Page): Promise<Reveal> => page.evaluate(() => window.revealed);

test("a first visit does not wait for a transition", async () => {
  const page = await home(DESKTOP);
  expect((await revealed(page)).hasTransition).toBe(false);
});

test("a link leads on in a short cross-fade, in which the header holds still", async () => {
  const page = await home(DESKTOP);
  await follow(page, PARKING);
  const { hasTransition, ends, headers } = await revealed(page);
  expect(hasTransition).toBe(true);
  expect(ends.length).toBeGreaterThan(1);
  expect(Math.max(...ends)).toBeLessThanOrEqual(200);
  expect(headers).toEqual(["new"]);
});

test("the way back fades too, and restores the page that was left, as it was", async () => {
  const own = await launchWithPageMemory();
  try {
    const page = await home({ ...DESKTOP, serviceWorkers: "block" }, own);
    await page.evaluate(() => {
      document.body.dataset["left"] = "";
    });
    await follow(page, PARKING);
    await revealed(page);
    // Playwright’s own way back waits for a page that is loaded, which this one is not.
    await page.evaluate(() => {
      history.back();
    });
    await page.waitForFunction(() => document.body.dataset["left"] !== undefined);
    expect(await revealed(page)).toMatchObject({ hasTransition: true, isKept: true });
  } finally {
    await own.close();
  }
});

test("another language fades in too, from the menu of a phone", async () => {
  const page = await home(PHONE);
  await page.locator("header summary:visible").click();
  await follow(page, "/el");
  expect((await revealed(page)).hasTransition).toBe(true);
  expect(await page.locator("header details[open]").count()).toBe(0);
});

test("where motion is unwelcome pages follow one another at once", async () => {
  const page = await home({ ...DESKTOP, reducedMotion: "reduce" });
  await follow(page, PARKING);
  expect(await revealed(page)).toMatchObject({ hasTransition: false, ends: [] });
});
