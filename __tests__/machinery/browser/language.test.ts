import type { BrowserContext, Page } from "playwright-core";
import { languages } from "../../../data/languages.json";
import { pathOf } from "../../built/site";
import { DESKTOP, DESKTOP_WINDOW, VISITOR, address, hydrated, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();
const TERMS = { en: pathOf("booking-terms"), el: pathOf("booking-terms", "el") };
/** How the page in Greek is offered. */
const OFFER = languages.find(({ code }) => code === "el")?.offer ?? { open: "", dismiss: "" };

interface Circumstances {
  readonly locale: string;
  /** What is stored under the key `language`. */
  readonly stored?: string;
  /** Storage throws, as it may in a private window. */
  readonly withoutStorage?: boolean;
  readonly userAgent?: string;
}

/** A visitor with a browser in a language. */
async function visitor({ locale, stored, withoutStorage = false, userAgent = VISITOR }: Circumstances): Promise<BrowserContext> {
  const localStorage = stored === undefined ? [] : [{ name: "language", value: stored }];
  const context = await browser.newContext({
    ...DESKTOP,
    locale,
    userAgent,
    storageState: { cookies: [], origins: [{ origin: address(""), localStorage }] },
  });
  if (withoutStorage) {
    await context.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
  }
  return context;
}

/** Waits until a page has settled, and tells where the visitor is. */
async function placeOf(page: Page): Promise<string> {
  await page.waitForFunction(() => document.readyState !== "loading" && document.documentElement.style.visibility !== "hidden");
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
}

/** Opens a page and tells where the visitor is when it has settled. */
async function arrival(context: BrowserContext, path: string): Promise<{ readonly page: Page; readonly path: string }> {
  const page = await context.newPage();
  await page.goto(address(path), { waitUntil: "domcontentloaded" });
  return { page, path: await placeOf(page) };
}

/** One page a kind of visitor, for tests that only arrive somewhere; what is stored differs from test to test. */
const pages = new Map<string, Promise<Page>>();

async function pageOf({ stored, ...kind }: Circumstances): Promise<Page> {
  const key = JSON.stringify(kind);
  const opened = pages.get(key) ?? visitor(kind).then((context) => context.newPage());
  pages.set(key, opened);
  const page = await opened;
  if (kind.withoutStorage !== true) {
    await page.goto(address("/llms.txt"));
    await page.evaluate((value) => {
      localStorage.clear();
      if (value !== undefined) {
        localStorage.setItem("language", value);
      }
    }, stored);
  }
  return page;
}

test.each<[string, Circumstances, string, string]>([
  ["the browser's language leads on from the home page", { locale: "el-GR" }, "/", "/el"],
  ["query and place on the page are kept", { locale: "el-GR" }, "/?from=flyer#fleet", "/el?from=flyer#fleet"],
  ["the browser's language leads on from no other page", { locale: "el-GR" }, TERMS.en, TERMS.en],
  ["an English browser stays on the home page", { locale: "en-GB" }, "/", "/"],
  ["a language that the site does not have leads nowhere", { locale: "fr-FR" }, "/", "/"],
  ["an English browser is not led away from a Greek home page", { locale: "en-GB" }, "/el", "/el"],
  ["a choice outweighs the browser", { locale: "el-GR", stored: "en" }, "/", "/"],
  ["a choice leads on from every page to the same page", { locale: "en-GB", stored: "el" }, `${TERMS.en}?a=1#fees`, `${TERMS.el}?a=1#fees`],
  ["a choice of English leads back to the address without a prefix", { locale: "el-GR", stored: "en" }, TERMS.el, TERMS.en],
  ["a stored value that is no language counts as none", { locale: "en-GB", stored: "klingon" }, "/", "/"],
  ["a stored value that is no language leaves the browser's", { locale: "el-GR", stored: "klingon" }, "/", "/el"],
  ["a language in the address is a choice", { locale: "en-GB", stored: "en" }, `${TERMS.en}?lng=el`, `${TERMS.el}?lng=el`],
  ["a choice leads on from an address that does not exist", { locale: "en-GB", stored: "el" }, "/nope?a=1#b", "/el/nope?a=1#b"],
  ["a choice of English leads on from one below a language", { locale: "el-GR", stored: "en" }, "/el/nope", "/nope"],
  ["a language in the address is a choice there too", { locale: "en-GB" }, "/nope?lng=el", "/el/nope?lng=el"],
  [
    "an unknown address that looks like another host's stays on this one",
    { locale: "en-GB", stored: "en" },
    "/el//example.com",
    "//example.com",
  ],
  ["the browser’s language leads on from no address that does not exist", { locale: "el-GR" }, "/nope", "/nope"],
  ["an unknown language in the address is none", { locale: "en-GB" }, `${TERMS.en}?lng=xx`, `${TERMS.en}?lng=xx`],
  ["storage that throws changes nothing else", { locale: "el-GR", withoutStorage: true }, "/", "/el"],
  ["a crawler is never led on", { locale: "el-GR", userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" }, "/", "/"],
  ["a link preview is never led on", { locale: "el-GR", userAgent: "facebookexternalhit/1.1" }, "/?lng=el", "/?lng=el"],
])("%s", async (_, circumstances, from, to) => {
  const page = await pageOf(circumstances);
  await page.goto(address(from), { waitUntil: "domcontentloaded" });
  expect(await placeOf(page)).toBe(to);
  expect(await page.locator("html").getAttribute("lang")).toBe(/^\/el\b/.test(to) ? "el" : "en");
});

test("a stored value that is no language leaves the switcher at English", async () => {
  const page = await pageOf({ locale: "en-GB", stored: "klingon" });
  await page.goto(address("/"), { waitUntil: "domcontentloaded" });
  expect(await page.locator("header summary:visible").innerText()).toMatch(/English/);
});

test("the way back is not trapped", async () => {
  const context = await visitor({ locale: "el-GR" });
  const page = await context.newPage();
  await page.goto(address("/llms.txt"));
  await page.goto(address("/"));
  await page.waitForURL(address("/el"));
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe("/llms.txt");
  await context.close();
});

test("nothing of the page that is left is painted", async () => {
  const context = await visitor({ locale: "el-GR" });
  const page = await context.newPage();
  const painted: string[] = [];
  const arrived = new Promise<void>((resolve) => {
    void page.exposeFunction("notePaint", (path: string) => {
      painted.push(path);
      if (path === "/el") {
        resolve();
      }
    });
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) {
        (window as unknown as { notePaint: (path: string) => void }).notePaint(location.pathname);
      }
    }).observe({ type: "paint", buffered: true });
  });
  await page.goto(address("/"));
  await page.waitForURL(address("/el"));
  await arrived;
  expect(painted).toEqual(["/el"]);
  await context.close();
});

test("choosing a language stores it and opens the same page", async () => {
  const context = await visitor({ locale: "en-GB" });
  const { page } = await arrival(context, TERMS.en);
  await page.locator("header summary:visible").click();
  await page.locator('header a[hreflang="el"]:visible').click();
  await page.waitForURL(address(TERMS.el));
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("el");
  expect(await page.locator("html").getAttribute("lang")).toBe("el");
  expect((await arrival(context, "/")).path).toBe("/el");
  await context.close();
});

test("a host with one page for all addresses that do not exist leads on once, not again and again", async () => {
  const context = await visitor({ locale: "en-GB", stored: "el" });
  await context.route("**/el/nope", async (route) => {
    await route.fulfill({ response: await route.fetch({ url: address("/nope") }) });
  });
  const asked: string[] = [];
  context.on("request", (request) => {
    if (request.isNavigationRequest()) {
      asked.push(new URL(request.url()).pathname);
    }
  });
  const { page } = await arrival(context, "/nope");
  await hydrated(page);
  expect(asked).toEqual(["/nope", "/el/nope"]);
  await context.close();
});

test("English can be chosen by a Greek browser that stores nothing", async () => {
  const context = await visitor({ locale: "el-GR", withoutStorage: true });
  const { page } = await arrival(context, "/");
  expect(new URL(page.url()).pathname).toBe("/el");
  await page.locator("header summary:visible").click();
  await page.locator('header a[hreflang="en"]:visible').click();
  await page.waitForURL(address("/?lng=en"));
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  await context.close();
});

describe("on any other page, a bar", () => {
  const bar = (page: Page) => page.locator("aside[data-offer]:visible");

  test("offers the page in the browser's language, in its words, moves nothing, and leads there", async () => {
    const context = await visitor({ locale: "el-GR" });
    const page = await context.newPage();
    await page.goto(address(TERMS.en));
    await hydrated(page);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              sum += (entry as PerformanceEntry & { readonly value: number }).value;
            }
          }).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              resolve(sum);
            }),
          );
        }),
    );
    expect(shift).toBeLessThan(0.01);
    expect(await bar(page).count()).toBe(1);
    expect(await bar(page).getAttribute("lang")).toBe("el");
    await bar(page).getByRole("link", { name: OFFER.open }).click();
    await page.waitForURL(address(TERMS.el));
    expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("el");
    expect(await bar(page).count()).toBe(0);
    await context.close();
  });

  test("can be closed, and stays so on other pages", async () => {
    const context = await visitor({ locale: "el-GR" });
    const { page } = await arrival(context, TERMS.en);
    await bar(page).getByRole("button", { name: OFFER.dismiss }).click();
    expect(await bar(page).count()).toBe(0);
    expect(await bar((await arrival(context, pathOf("airport-parking"))).page).count()).toBe(0);
    await context.close();
  });

  test.each<[string, Circumstances, string]>([
    ["who reads it already", { locale: "el-GR" }, TERMS.el],
    ["who chose the language", { locale: "el-GR", stored: "en" }, TERMS.en],
    ["whose language the site does not have", { locale: "fr-FR" }, TERMS.en],
  ])("is not shown to those %s", async (_, circumstances, path) => {
    const page = await pageOf(circumstances);
    await page.goto(address(path), { waitUntil: "domcontentloaded" });
    await placeOf(page);
    expect(await bar(page).count()).toBe(0);
  });
});

test("the list of languages fetches no font for names in another script, neither on a large screen nor on a phone", async () => {
  const page = await browser.newPage(DESKTOP);
  await page.goto(address("/"));
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") {
      fonts.push(request.url());
    }
  });
  for (const width of [DESKTOP_WINDOW.width, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.locator("header summary:visible").click();
    await page.locator('header details[open] a[hreflang="el"]').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.keyboard.press("Escape");
  }
  await page.close();
  expect(fonts).toEqual([]);
});

test("an old address redirects for good to the page in its language, also with a slash at its end, and keeps the query", async () => {
  const answer = async (path: string) => {
    const { status, headers } = await fetch(address(path), { redirect: "manual" });
    return [status, headers.get("location")];
  };
  expect(await answer("/driving-cyprus-tips?from=flyer")).toEqual([301, `${pathOf("driving-guide")}?from=flyer`]);
  expect(await answer("/el/symvoules-kypros/?from=flyer")).toEqual([301, `${pathOf("driving-guide", "el")}?from=flyer`]);
});
