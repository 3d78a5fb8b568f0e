import type { BrowserContext, Page } from "playwright-core";
import { LANGUAGE_KEY } from "../../src/i18n/language-names";
import { documentOf, pathOf } from "../built/site";
import { DESKTOP, VISITOR, address, sharedBrowser } from "./site";

const browser = sharedBrowser();
const TERMS = { en: pathOf("booking-terms"), el: pathOf("booking-terms", "el") };

interface Visitor {
  readonly locale: string;
  /** The language that was chosen before. */
  readonly stored?: string;
  readonly userAgent?: string;
}

function contextOf({ locale, stored, userAgent = VISITOR }: Visitor): Promise<BrowserContext> {
  const localStorage = stored === undefined ? [] : [{ name: LANGUAGE_KEY, value: stored }];
  const storageState = { cookies: [], origins: [{ origin: address(""), localStorage }] };
  return browser.newContext({ ...DESKTOP, locale, userAgent, storageState });
}

/** Opens a path, and waits until the visitor has been redirected or may stay. */
async function arrive(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address(path), { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading" && document.documentElement.style.visibility !== "hidden");
  return page;
}

test.each<[string, Visitor, string, string]>([
  ["the home page leads to the browser's language, with query and fragment", { locale: "el-GR" }, "/?a=1#fleet", "/el?a=1#fleet"],
  ["no other page leads to the browser's language", { locale: "el-GR" }, TERMS.en, TERMS.en],
  ["a language that the site does not have leads nowhere", { locale: "fr-FR" }, "/", "/"],
  ["a choice overrides the browser", { locale: "el-GR", stored: "en" }, "/", "/"],
  ["a choice leads on from every page", { locale: "en-GB", stored: "el" }, `${TERMS.en}?a=1#fees`, `${TERMS.el}?a=1#fees`],
  ["a choice leads on from an address that does not exist", { locale: "en-GB", stored: "el" }, "/nope?a=1#b", "/el/404.html?a=1#b"],
  ["a choice never leads to another host", { locale: "en-GB", stored: "en" }, "/el//example.com", "/404.html"],
  ["a stored value that is not a language is ignored", { locale: "el-GR", stored: "klingon" }, "/", "/el"],
  ["a language in the address is a choice", { locale: "en-GB", stored: "en" }, `${TERMS.en}?lng=el`, `${TERMS.el}?lng=el`],
  ["a robot is never led on", { locale: "el-GR", userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" }, "/?lng=el", "/?lng=el"],
])("%s", async (_, visitor, from, to) => {
  const page = await arrive(await contextOf(visitor), from);
  const { pathname, search, hash } = new URL(page.url());
  expect(`${pathname}${search}${hash}`).toBe(to);
  expect(await page.locator("html").getAttribute("lang")).toBe(/^\/el\b/.test(to) ? "el" : "en");
});

test("the Back button leaves the site after a redirect", async () => {
  const page = await (await contextOf({ locale: "el-GR" })).newPage();
  await page.goto(address("/robots.txt"));
  await page.goto(address("/"), { waitUntil: "commit" });
  await page.waitForURL(address("/el"));
  await page.goBack();
  expect(page.url()).toBe(address("/robots.txt"));
});

test("a page that the browser kept or prepared offers no language that was closed meanwhile", async () => {
  const context = await contextOf({ locale: "el-GR" });
  const [first, second] = [await arrive(context, TERMS.en), await arrive(context, pathOf("airport-parking"))];
  const bars = (page: Page) => page.locator("aside[data-offer]:visible");
  await bars(second).getByRole("button").click();
  // Chromium under test keeps and prepares no page, so the events stand for that.
  expect(await bars(first).count()).toBe(1);
  await first.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(await bars(first).count()).toBe(0);
  await first.evaluate(() => {
    localStorage.clear();
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  expect(await bars(first).count()).toBe(1);
});

test("a language chosen in the header shows the section that was being read, and is remembered; a closed bar stays closed", async () => {
  const context = await contextOf({ locale: "el-GR" });
  const page = await arrive(context, TERMS.en);
  const bar = page.locator("aside[data-offer]:visible");
  expect(await bar.getAttribute("data-offer")).toBe("el");
  await bar.getByRole("button").click();
  await bar.waitFor({ state: "detached" });
  expect(await (await arrive(context, pathOf("airport-parking"))).locator("aside[data-offer]:visible").count()).toBe(0);

  await page.goto(address(`${TERMS.en}#car-deposit`));
  await page.locator("header summary:visible").click();
  await page.locator('header a[hreflang="de"]:visible').click();
  await page.waitForURL(address(`${pathOf("booking-terms", "de")}#car-deposit`));
  expect((await arrive(context, TERMS.en)).url()).toBe(address(pathOf("booking-terms", "de")));

  // The browser keeps what the legal notice names, and no cookie.
  const notice = documentOf({ path: pathOf("legal-notice") });
  const named = [...notice("#privacy-storage tbody th")].map((cell) => notice(cell).text());
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(named.sort());
  expect(await context.cookies()).toEqual([]);
});
