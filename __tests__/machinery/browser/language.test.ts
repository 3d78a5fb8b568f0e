import type { BrowserContext, Page } from "playwright-core";
import { DESKTOP, PHONE, VISITOR, address, hydrated, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();
const TERMS = { en: "/vehicle-booking-terms", de: "/de/fahrzeug-buchung-bedingungen", ru: "/ru/usloviya-bronirovaniya-avtomobilya" };

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
  const context = await browser.newContext({ ...DESKTOP, locale, userAgent });
  if (withoutStorage) {
    await context.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
  }
  if (stored !== undefined) {
    const page = await context.newPage();
    await page.goto(address("/llms.txt"));
    await page.evaluate((value) => {
      localStorage.setItem("language", value);
    }, stored);
    await page.close();
  }
  return context;
}

/** Opens a page and tells where the visitor is when it has settled. */
async function arrival(context: BrowserContext, path: string): Promise<{ readonly page: Page; readonly path: string }> {
  const page = await context.newPage();
  await page.goto(address(path));
  await page.waitForFunction(() => document.readyState === "complete" && document.documentElement.style.visibility !== "hidden");
  const { pathname, search, hash } = new URL(page.url());
  return { page, path: `${pathname}${search}${hash}` };
}

test.each<[string, Circumstances, string, string]>([
  ["the browser's language leads on from the home page", { locale: "de-AT" }, "/", "/de"],
  ["query and place on the page are kept", { locale: "de-AT" }, "/?from=flyer#fleet", "/de?from=flyer#fleet"],
  ["the browser's language leads on from no other page", { locale: "de-AT" }, TERMS.en, TERMS.en],
  ["an English browser stays on the home page", { locale: "en-GB" }, "/", "/"],
  ["a language that the site does not have leads nowhere", { locale: "fr-FR" }, "/", "/"],
  ["an English browser is not led away from a German home page", { locale: "en-GB" }, "/de", "/de"],
  ["a choice outweighs the browser", { locale: "de-DE", stored: "ru" }, "/", "/ru"],
  ["a choice leads on from every page to the same page", { locale: "en-GB", stored: "ru" }, `${TERMS.de}?a=1#fees`, `${TERMS.ru}?a=1#fees`],
  ["a choice of English leads back to the address without a prefix", { locale: "de-DE", stored: "en" }, TERMS.de, TERMS.en],
  ["a stored value that is no language counts as none", { locale: "en-GB", stored: "klingon" }, "/", "/"],
  ["a stored value that is no language leaves the browser's", { locale: "de-DE", stored: "klingon" }, "/", "/de"],
  ["a language in the address is a choice", { locale: "en-GB", stored: "ru" }, `${TERMS.en}?lng=de`, `${TERMS.de}?lng=de`],
  ["a choice leads on from an address that does not exist", { locale: "en-GB", stored: "de" }, "/nope?a=1#b", "/de/nope?a=1#b"],
  ["a choice of English leads on from one below a language", { locale: "de-DE", stored: "en" }, "/de/nope", "/nope"],
  ["a language in the address is a choice there too", { locale: "en-GB" }, "/el/nope?lng=tr", "/tr/nope?lng=tr"],
  [
    "an unknown address that looks like another host's stays on this one",
    { locale: "en-GB", stored: "en" },
    "/de//example.com",
    "//example.com",
  ],
  ["the browser’s language leads on from no address that does not exist", { locale: "de-DE" }, "/nope", "/nope"],
  ["an unknown language in the address is none", { locale: "en-GB" }, `${TERMS.en}?lng=xx`, `${TERMS.en}?lng=xx`],
  ["storage that throws changes nothing else", { locale: "de-DE", withoutStorage: true }, "/", "/de"],
  ["a crawler is never led on", { locale: "de-DE", userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" }, "/", "/"],
  ["a link preview is never led on", { locale: "de-DE", userAgent: "facebookexternalhit/1.1" }, "/?lng=de", "/?lng=de"],
])("%s", async (_, circumstances, from, to) => {
  const context = await visitor(circumstances);
  const { page, path } = await arrival(context, from);
  expect(path).toBe(to);
  expect(await page.locator("html").getAttribute("lang")).toBe(/^\/(el|tr|ru|de)\b/.exec(to)?.[1] ?? "en");
  await context.close();
});

test("a stored value that is no language leaves the switcher at English", async () => {
  const context = await visitor({ locale: "en-GB", stored: "klingon" });
  const { page } = await arrival(context, "/");
  expect(await page.locator("header summary:visible").innerText()).toMatch(/English/);
  await context.close();
});

test("the way back is not trapped", async () => {
  const context = await visitor({ locale: "de-DE" });
  const page = await context.newPage();
  await page.goto(address("/llms.txt"));
  await page.goto(address("/"));
  await page.waitForURL(address("/de"));
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe("/llms.txt");
  await context.close();
});

test("nothing of the page that is left is painted", async () => {
  const context = await visitor({ locale: "de-DE" });
  const page = await context.newPage();
  const painted: string[] = [];
  const arrived = new Promise<void>((resolve) => {
    void page.exposeFunction("notePaint", (path: string) => {
      painted.push(path);
      if (path === "/de") {
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
  await page.waitForURL(address("/de"));
  await arrived;
  expect(painted).toEqual(["/de"]);
  await context.close();
});

test("choosing a language stores it and opens the same page", async () => {
  const context = await visitor({ locale: "en-GB" });
  const { page } = await arrival(context, TERMS.en);
  await page.locator("header summary:visible").click();
  await page.locator('header a[hreflang="ru"]:visible').click();
  await page.waitForURL(address(TERMS.ru));
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("ru");
  expect(await page.locator("html").getAttribute("lang")).toBe("ru");
  expect((await arrival(context, "/")).path).toBe("/ru");
  await context.close();
});

test("a host with one page for all addresses that do not exist leads on once, not again and again", async () => {
  const context = await visitor({ locale: "en-GB", stored: "de" });
  await context.route("**/de/nope", async (route) => {
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
  expect(asked).toEqual(["/nope", "/de/nope"]);
  await context.close();
});

test("English can be chosen by a German browser that stores nothing", async () => {
  const context = await visitor({ locale: "de-DE", withoutStorage: true });
  const { page } = await arrival(context, "/");
  expect(new URL(page.url()).pathname).toBe("/de");
  await page.locator("header summary:visible").click();
  await page.locator('header a[hreflang="en"]:visible').click();
  await page.waitForURL(address("/?lng=en"));
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  await context.close();
});

describe("on any other page, a bar", () => {
  const bar = (page: Page) => page.locator("aside[data-offer]:visible");

  test("offers the page in the browser's language, in its words, and leads there", async () => {
    const context = await visitor({ locale: "ru-RU" });
    const { page } = await arrival(context, TERMS.de);
    expect(await bar(page).count()).toBe(1);
    expect(await bar(page).getAttribute("lang")).toBe("ru");
    await bar(page).getByRole("link", { name: "Читать по-русски" }).click();
    await page.waitForURL(address(TERMS.ru));
    expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("ru");
    expect(await bar(page).count()).toBe(0);
    await context.close();
  });

  test("can be closed, and stays so on other pages", async () => {
    const context = await visitor({ locale: "el-GR" });
    const { page } = await arrival(context, TERMS.en);
    await bar(page).getByRole("button", { name: "Κλείσιμο" }).click();
    expect(await bar(page).count()).toBe(0);
    expect(await bar((await arrival(context, "/airport-parking")).page).count()).toBe(0);
    await context.close();
  });

  test.each<[string, Circumstances, string]>([
    ["who reads it already", { locale: "de-DE" }, TERMS.de],
    ["who chose the language", { locale: "de-DE", stored: "en" }, TERMS.en],
    ["whose language the site does not have", { locale: "fr-FR" }, TERMS.en],
  ])("is not shown to those %s", async (_, circumstances, path) => {
    const context = await visitor(circumstances);
    expect(await bar((await arrival(context, path)).page).count()).toBe(0);
    await context.close();
  });

  test("moves nothing", async () => {
    const context = await visitor({ locale: "tr-TR" });
    const page = await context.newPage();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = (entry as unknown as { value: number }).value;
          document.documentElement.dataset["shift"] = String(Number(document.documentElement.dataset["shift"] ?? 0) + shift);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address(TERMS.en), { waitUntil: "networkidle" });
    expect(await bar(page).count()).toBe(1);
    expect(Number((await page.locator("html").getAttribute("data-shift")) ?? 0)).toBeLessThan(0.01);
    await context.close();
  });
});

test.each([
  ["the list on a large screen", DESKTOP, "/"],
  ["the menu on a phone", PHONE, "/"],
  ["the menu on a phone in Greek", PHONE, "/el"],
])("%s fetches no font for the names of languages in other scripts", async (_name, size, path) => {
  const page = await browser.newPage(size);
  const fonts: string[] = [];
  await page.goto(address(path));
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  page.on("request", (request) => {
    if (request.resourceType() === "font") {
      fonts.push(request.url());
    }
  });
  await page.locator("header summary:visible").click();
  await page.locator('header details[open] a[hreflang="ru"]').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(fonts).toEqual([]);
  await page.close();
});
