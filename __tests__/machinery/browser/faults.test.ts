import type { BrowserContext, Page, Route } from "playwright-core";
import { DESKTOP, PHONE, VISITOR, address, hydrated, laidOut, sharedBrowser, watchedPage } from "../../browser/site";
import { expectUsable } from "../../browser/usable";

const browser = sharedBrowser();

let context: BrowserContext;
beforeEach(async () => {
  context = await browser.newContext({ ...PHONE, userAgent: VISITOR, locale: "en-GB" });
});
afterEach(async () => {
  await context.close();
});

const HOMES = ["/", "/el", "/tr", "/ru", "/de"] as const;

/** Where words do not matter: the first language, and the one that runs longest. */
const SAMPLE = ["/", "/el"] as const;

/** Waits until the page has ended its waiting for scripts, one way or the other. */
const settled = (page: Page, life: "alive" | "lifeless") =>
  page.waitForFunction((isAlive) => {
    const { life: now } = document.body.dataset;
    return now !== undefined && (now === "alive") === isAlive;
  }, life === "alive");

/** An answer that never comes; Playwright ends it with the context. */
const never = (): Promise<void> => Promise.resolve();

describe("Google's map", () => {
  test.each<[string, (route: Route) => Promise<void>]>([
    ["is blocked", (route) => route.abort("blockedbyclient")],
    ["never answers", never],
    ["answers that it is broken", (route) => route.fulfill({ status: 503, body: "" })],
  ])("%s: the address, the link and everything else on the page remain", async (_, answer) => {
    const page = await context.newPage();
    await page.route("https://www.google.com/**", answer);
    await page.goto(address("/directions-to-sunshell-larnaca"));
    await hydrated(page);
    const asked = page.waitForRequest(/^https:\/\/www\.google\.com\/maps/);
    await page.getByRole("button", { name: "Show Google map" }).click();
    await asked;
    const map = page.locator('section[aria-labelledby="map"]');
    await map.locator('a[href^="https://www.google.com/maps"]').click({ trial: true });
    await map.locator("address").click({ trial: true });
    await page.getByRole("button", { name: "Hide Google map" }).click();
    await page.locator("iframe").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Show Google map" }).click();
    await page.locator("iframe").waitFor();
    await expectUsable(page);
  });
});

describe("storage that throws", () => {
  test("is not missed: the page comes alive, and everything works", async () => {
    await context.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }
      Object.defineProperty(Document.prototype, "cookie", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
        set: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    const { page, faults } = await watchedPage(context);
    await page.goto(address("/"));
    await hydrated(page);
    await page.locator("#faq-renting-young button").click();
    expect(await page.locator("#faq-renting-young button").getAttribute("aria-expanded")).toBe("true");
    await expectUsable(page);
    expect(faults).toEqual([]);
  });
});

describe("without JavaScript", () => {
  test.each(SAMPLE)("%s can be read and used", async (path) => {
    await context.close();
    context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address(path));
    await expectUsable(page);
  });
});

describe("JavaScript that fails half-way", () => {
  const press = async (page: Page): Promise<void> => {
    await page.locator("#faq-renting-young button").click();
  };

  test.each<[string, (page: Page) => Promise<unknown>]>([
    [
      "a script that is cut off",
      (page) => page.route(/\/app-[^/]*\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: "(()=>{" })),
    ],
    [
      "a page in place of a script, as a hotel's network sends",
      (page) =>
        page.route(/\/framework-[^/]*\.js$/, (route) => route.fulfill({ contentType: "text/html", body: "<!DOCTYPE html><p>Log in" })),
    ],
    [
      "a part that throws when it is shown, after the page has come alive",
      (page) =>
        page.addInitScript(() => {
          Intl.DateTimeFormat.prototype.formatToParts = () => {
            throw new RangeError("no such time zone");
          };
        }),
    ],
  ])("leaves a page that can be read and used: %s", async (_, breakIt) => {
    const page = await context.newPage();
    await breakIt(page);
    await page.goto(address("/"));
    await press(page);
    await settled(page, "lifeless");
    // What could only work with scripts is gone, the answers stand open, and nothing waits for ever.
    expect(await page.locator("#faq-renting-cards + [data-reach-accordion-panel]").isVisible()).toBe(true);
    expect(await page.locator("[aria-busy]").count()).toBe(0);
    await expectUsable(page);
  });
});

describe("on a very slow network", () => {
  test.each(SAMPLE)("%s can be read and used when nothing but the document has come", async (path) => {
    const page = await context.newPage();
    await page.route("**", (route) => (route.request().isNavigationRequest() ? route.fallback() : never()));
    await page.goto(address(`${path}?lng=${path.slice(1) || "en"}`), { waitUntil: "domcontentloaded" });
    await expectUsable(page);
  });
});

describe("a clock that is wrong", () => {
  test.each(["1970-01-01T12:00:00Z", "2099-12-31T23:59:30Z"])(
    "by years (%s) changes no answer of “Can I rent?”, and the hours are there",
    async (moment) => {
      const { page, faults } = await watchedPage(context);
      await page.clock.install({ time: new Date(moment) });
      await page.goto(address("/"));
      await hydrated(page);
      await page.locator('footer [data-state="known"]').waitFor();
      const form = page.getByRole("group", { name: "Can I rent?" });
      await form.getByText("Over 80", { exact: true }).click();
      expect(await form.getByRole("status").getAttribute("data-verdict")).toBe("no");
      // Whoever has the wrong time reads whose clock was meant, and the hours themselves.
      expect(await page.locator('footer [data-state="known"]').innerText()).toMatch(/Cyprus/);
      await page.clock.resume();
      await expectUsable(page);
      expect(faults).toEqual([]);
    },
  );
});

describe("at 400 %, where 1280 px are 320", () => {
  /**
   * Every piece of text that is seen. By design drawn maps name fewer places, stacked tables have no head, and of the moving samples of
   * reviews one column is shown.
   */
  const seen = (page: Page) =>
    page.locator("main").evaluate((main) => {
      const texts = new Set<string>();
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (
          element?.checkVisibility() === true &&
          element.closest('[role="img"], [aria-hidden="true"], svg, thead, [aria-labelledby="reviews"] ul') === null
        ) {
          texts.add(walker.currentNode.textContent?.trim() ?? "");
        }
      }
      return [...texts].sort();
    });

  test.each([...HOMES, "/de/fahrzeug-buchung-bedingungen", "/airport-parking", "/directions-to-sunshell-larnaca", "/404.html"])(
    "%s loses nothing, scrolls in one direction only, and nothing covers its links",
    async (path) => {
      await context.close();
      context = await browser.newContext({ ...DESKTOP, viewport: { width: 1280, height: 1024 }, userAgent: VISITOR });
      const page = await context.newPage();
      await page.goto(address(`${path}?lng=${/^\/(el|tr|ru|de)\b/.exec(path)?.[1] ?? "en"}`));
      await hydrated(page);
      const before = await seen(page);
      await page.setViewportSize({ width: 320, height: 256 });
      await laidOut(page);
      const after = await seen(page);
      expect(before.length).toBeGreaterThan(5);
      expect(before.filter((text) => !after.includes(text))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expectUsable(page);
    },
  );
});
