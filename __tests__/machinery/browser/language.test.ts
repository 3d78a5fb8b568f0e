import type { BrowserContext, Page } from "playwright-core";
import { fees, parts } from "../../../data/terms.json";
import { english as label } from "../../../locales/el/booking-terms.json";
import { optionOf } from "../../../src/core/language-options";
import { pathOf } from "../../built/site";
import { DESKTOP, VISITOR, address, denyStorage, hydrated, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();
const TERMS = { en: pathOf("booking-terms"), el: pathOf("booking-terms", "el") };
/** The words that offer the page in Greek. */
const OFFER = optionOf("el").offer;

interface Visitor {
  readonly locale: string;
  /** The language that was chosen before. */
  readonly stored?: string;
  readonly deniesStorage?: boolean;
  readonly userAgent?: string;
}

async function contextOf({ locale, stored, deniesStorage = false, userAgent = VISITOR }: Visitor): Promise<BrowserContext> {
  const localStorage = stored === undefined ? [] : [{ name: "language", value: stored }];
  const storageState = { cookies: [], origins: [{ origin: address(""), localStorage }] };
  const context = await browser.newContext({ ...DESKTOP, locale, userAgent, storageState });
  if (deniesStorage) {
    await denyStorage(context);
  }
  return context;
}

/** Opens a path, and waits until the visitor has been redirected or may stay. */
async function arrive(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address(path), { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => document.readyState !== "loading" && document.documentElement.style.visibility !== "hidden");
  return page;
}

const languageOf = (page: Page) => page.locator("html").getAttribute("lang");

/** Chooses a language in the header. */
async function choose(page: Page, language: string): Promise<void> {
  await page.locator("header summary:visible").click();
  await page.locator(`header a[hreflang="${language}"]:visible`).click();
}

test.each<[string, Visitor, string, string]>([
  ["the home page redirects to the browser's language", { locale: "el-GR" }, "/", "/el"],
  ["a redirect keeps query and fragment", { locale: "el-GR" }, "/?from=flyer#fleet", "/el?from=flyer#fleet"],
  ["no other page redirects to the browser's language", { locale: "el-GR" }, TERMS.en, TERMS.en],
  ["an address that does not exist does not redirect to the browser's language", { locale: "el-GR" }, "/nope", "/nope"],
  ["a language that the site does not have redirects nowhere", { locale: "fr-FR" }, "/", "/"],
  ["the Greek home page does not redirect an English browser", { locale: "en-GB" }, "/el", "/el"],
  ["a choice overrides the browser", { locale: "el-GR", stored: "en" }, "/", "/"],
  ["a choice redirects from every page", { locale: "en-GB", stored: "el" }, `${TERMS.en}?a=1#fees`, `${TERMS.el}?a=1#fees`],
  ["a choice of English redirects to the address without a prefix", { locale: "el-GR", stored: "en" }, TERMS.el, TERMS.en],
  ["a choice redirects from an address that does not exist", { locale: "en-GB", stored: "el" }, "/nope?a=1#b", "/el/nope?a=1#b"],
  ["a choice never redirects to another host", { locale: "en-GB", stored: "en" }, "/el//example.com", "//example.com"],
  ["a stored value that is no language is ignored", { locale: "el-GR", stored: "klingon" }, "/", "/el"],
  ["a language in the address is a choice", { locale: "en-GB", stored: "en" }, `${TERMS.en}?lng=el`, `${TERMS.el}?lng=el`],
  ["a language in an address that does not exist is a choice", { locale: "en-GB" }, "/nope?lng=el", "/el/nope?lng=el"],
  ["an unknown language in the address is ignored", { locale: "en-GB" }, `${TERMS.en}?lng=xx`, `${TERMS.en}?lng=xx`],
  ["the home page redirects to the browser's language although storage throws", { locale: "el-GR", deniesStorage: true }, "/", "/el"],
  ["a crawler is never redirected", { locale: "el-GR", userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" }, "/", "/"],
  ["a link preview is never redirected", { locale: "el-GR", userAgent: "facebookexternalhit/1.1" }, "/?lng=el", "/?lng=el"],
])("%s", async (_, visitor, from, to) => {
  const page = await arrive(await contextOf(visitor), from);
  const { pathname, search, hash } = new URL(page.url());
  expect(`${pathname}${search}${hash}`).toBe(to);
  expect(await languageOf(page)).toBe(/^\/el\b/.test(to) ? "el" : "en");
});

test("the Back button leaves the site after a redirect", async () => {
  const context = await contextOf({ locale: "el-GR" });
  const page = await context.newPage();
  await page.goto(address("/llms.txt"));
  await page.goto(address("/"));
  await page.waitForURL(address("/el"));
  await page.goBack();
  expect(page.url()).toBe(address("/llms.txt"));
});

test("a page that redirects is never painted", async () => {
  const page = await (await contextOf({ locale: "el-GR" })).newPage();
  const painted: string[] = [];
  const isPainted = new Promise<void>((resolve) => {
    void page.exposeFunction("notePaint", (path: string) => {
      painted.push(path);
      if (path === "/el") {
        resolve();
      }
    });
  });
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      (window as unknown as { readonly notePaint: (path: string) => void }).notePaint(location.pathname);
    }).observe({ type: "paint", buffered: true });
  });
  await page.goto(address("/"));
  await isPainted;
  expect([...new Set(painted)]).toEqual(["/el"]);
});

test("English can be chosen in a Greek browser that stores nothing", async () => {
  const page = await arrive(await contextOf({ locale: "el-GR", deniesStorage: true }), "/el");
  await choose(page, "en");
  await page.waitForURL(address("/?lng=en"));
  expect(await languageOf(page)).toBe("en");
});

test.each([
  ["the section that is being read", "#car-deposit", "#car-deposit"],
  ["the state of a form", "#age=young", "#age=young"],
  ["nothing at the beginning of a page", "", ""],
])("a language link keeps %s", async (_, from, to) => {
  const page = await arrive(await contextOf({ locale: "en-GB" }), TERMS.en + from);
  await choose(page, "el");
  await page.waitForURL(address(TERMS.el + to));
  expect(new URL(page.url()).hash).toBe(to);
});

test("without JavaScript a checkbox shows the English beside a translation, on screen and on paper", async () => {
  const page = await browser.newPage({ ...DESKTOP, javaScriptEnabled: false });
  await page.goto(address(TERMS.el));
  const english = page.locator('main [lang="en"]:visible');
  expect(await english.count()).toBe(0);
  await page.getByRole("checkbox", { name: label }).check();
  const clauses = parts.flatMap((part) => part.clauses).length;
  expect(await english.count()).toBe(clauses + fees.length);
  await page.emulateMedia({ media: "print" });
  expect(await english.count()).toBe(clauses + fees.length);
  await page.goto(address(TERMS.en));
  expect(await page.getByRole("checkbox").count()).toBe(0);
});

test("a host with one 404 page for all languages redirects once", async () => {
  const context = await contextOf({ locale: "en-GB", stored: "el" });
  await context.route("**/el/nope", async (route) => {
    await route.fulfill({ response: await route.fetch({ url: address("/nope") }) });
  });
  const requested: string[] = [];
  context.on("request", (request) => {
    if (request.isNavigationRequest()) {
      requested.push(new URL(request.url()).pathname);
    }
  });
  await hydrated(await arrive(context, "/nope"));
  expect(requested).toEqual(["/nope", "/el/nope"]);
});

describe("the bar that offers the browser's language", () => {
  const bar = (page: Page) => page.locator("aside[data-offer]:visible");

  test("stays closed on other pages once it was closed", async () => {
    const context = await contextOf({ locale: "el-GR" });
    const page = await arrive(context, TERMS.en);
    await bar(page).getByRole("button", { name: OFFER.dismiss }).click();
    expect(await bar(page).count()).toBe(0);
    expect(await bar(await arrive(context, pathOf("airport-parking"))).count()).toBe(0);
  });

  test.each<[string, Visitor, string]>([
    ["on a page in that language", { locale: "el-GR" }, TERMS.el],
    ["after a choice", { locale: "el-GR", stored: "en" }, TERMS.en],
    ["for a language that the site does not have", { locale: "fr-FR" }, TERMS.en],
  ])("is not shown %s", async (_, visitor, path) => {
    expect(await bar(await arrive(await contextOf(visitor), path)).count()).toBe(0);
  });
});

test("a former address redirects permanently to the page in its language, and keeps the query", async () => {
  const answer = async (path: string) => {
    const { status, headers } = await fetch(address(path), { redirect: "manual" });
    return [status, headers.get("location")];
  };
  expect(await answer("/driving-cyprus-tips?from=flyer")).toEqual([301, `${pathOf("driving-guide")}?from=flyer`]);
  expect(await answer("/el/symvoules-kypros/?from=flyer")).toEqual([301, `${pathOf("driving-guide", "el")}?from=flyer`]);
});
