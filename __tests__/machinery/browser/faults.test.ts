import type { BrowserContext, Page, Route } from "playwright-core";
import { map, now } from "../../../locales/en/common.json";
import { pathOf } from "../../built/site";
import { PHONE, VISITOR, address, hydrated, laidOut, sharedBrowser, watchedPage } from "../../browser/site";
import { expectUsable } from "../../browser/usable";

const browser = sharedBrowser();

let context: BrowserContext;
beforeEach(async () => {
  context = await browser.newContext({ ...PHONE, userAgent: VISITOR, locale: "en-GB" });
});
afterEach(() => context.close());

/** In both languages; Greek runs longer. */
const HOMES = [pathOf("home"), pathOf("home", "el")] as const;

/** Waits until the page has ended its waiting for scripts, one way or the other. */
const settled = (page: Page, life: "alive" | "lifeless") =>
  page.waitForFunction((isAlive) => {
    const { life: now } = document.body.dataset;
    return now !== undefined && (now === "alive") === isAlive;
  }, life === "alive");

/** An answer that never comes; Playwright ends it with the context. */
const never = (): Promise<void> => Promise.resolve();

test("whether Google's map is blocked, broken or never answers, the address, the link and everything else on the page remain", async () => {
  const page = await context.newPage();
  await page.goto(address(pathOf("directions")));
  await hydrated(page);
  const frame = page.locator('section[aria-labelledby="map"]');
  const answers: readonly ((route: Route) => Promise<void>)[] = [
    (route) => route.abort("blockedbyclient"),
    (route) => route.fulfill({ status: 503, body: "" }),
    never,
  ];
  for (const answer of answers) {
    await page.route("https://www.google.com/**", answer);
    const asked = page.waitForRequest(/^https:\/\/www\.google\.com\/maps/);
    await page.getByRole("button", { name: map.google.show }).click();
    await asked;
    await frame.locator('a[href^="https://www.google.com/maps"]').click({ trial: true });
    await frame.locator("address").click({ trial: true });
    await page.getByRole("button", { name: map.google.hide }).click();
    await page.locator("iframe").waitFor({ state: "detached" });
  }
  await page.getByRole("button", { name: map.google.show }).click();
  await page.locator("iframe").waitFor();
  await expectUsable(page);
});

describe("storage that throws", () => {
  test("is not missed: the page comes alive, and everything works", async () => {
    const { page, faults } = await watchedPage(context);
    await page.addInitScript(() => {
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
    await page.goto(address("/"));
    await hydrated(page);
    await page.locator("#faq-renting-young button").click();
    expect(await page.locator("#faq-renting-young button").getAttribute("aria-expanded")).toBe("true");
    await expectUsable(page);
    expect(faults).toEqual([]);
  });
});

test("without JavaScript the page can be read and used", async () => {
  const plain = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  for (const path of HOMES) {
    const page = await plain.newPage();
    await page.goto(address(path));
    await expectUsable(page);
  }
  await plain.close();
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

test("on a very slow network the page can be read and used when nothing but the document has come", async () => {
  for (const path of HOMES) {
    const page = await context.newPage();
    await page.route("**", (route) => (route.request().isNavigationRequest() ? route.fallback() : never()));
    await page.goto(address(`${path}?lng=${path.slice(1) || "en"}`), { waitUntil: "domcontentloaded" });
    await expectUsable(page);
  }
});

test("a clock that is wrong by years changes no answer of “Can I rent?”, and the hours are there", async () => {
  for (const moment of ["1970-01-01T12:00:00Z", "2099-12-31T23:59:30Z"]) {
    const { page, faults } = await watchedPage(context);
    await page.clock.install({ time: new Date(moment) });
    await page.goto(address("/"));
    await hydrated(page);
    const hours = page.locator('footer [data-state="known"]');
    await hours.waitFor();
    await page.locator('label:has(input[data-question="age"][value="over"])').click();
    expect(await page.locator("[data-verdict]").getAttribute("data-verdict")).toBe("no");
    // Whoever has the wrong time reads whose clock was meant, and the hours themselves.
    expect(await hours.innerText()).toContain(now.clock);
    await page.clock.resume();
    await expectUsable(page);
    expect(faults).toEqual([]);
  }
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

  test("a page loses nothing, scrolls in one direction only, and nothing covers its links", async () => {
    const wide = await browser.newContext({ viewport: { width: 1280, height: 1024 }, userAgent: VISITOR });
    const found: string[] = [];
    for (const path of [
      pathOf("home"),
      ...["booking-terms", "airport-parking", "directions", "not-found"].map((route) => pathOf(route, "el")),
    ]) {
      const page = await wide.newPage();
      await page.goto(address(`${path}?lng=${path.startsWith("/el") ? "el" : "en"}`));
      await hydrated(page);
      const before = await seen(page);
      await page.setViewportSize({ width: 320, height: 256 });
      await laidOut(page);
      const after = await seen(page);
      expect(before.length).toBeGreaterThan(5);
      found.push(...before.filter((text) => !after.includes(text)).map((text) => `${path} loses “${text}”`));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width !== 320) {
        found.push(`${path} is ${String(width)} px wide`);
      }
      // What lies over the links of one page lies over those of all.
      if (path === pathOf("home")) {
        await expectUsable(page);
      }
      await page.close();
    }
    await wide.close();
    expect(found).toEqual([]);
  });
});
