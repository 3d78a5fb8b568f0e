import { chatUrl } from "../../src/business/chat";
import type { Language } from "../../src/i18n/languages";
import { required } from "../../src/schemas/required";
import { OFFLINE, PRECACHED } from "../../src/i18n/page-ids";
import { darken, extend, translate } from "../browser/document-changes";
import { DATA, WITHOUT_SCRIPTS, documentOf, onePagePerTemplate, pathOf } from "../built/site";
import { areOpen, isLaidOut, overflow, textOfMain } from "../in-page";
import { decoded } from "../qr-code";
import { type Engine, type EnginePage, until } from "./engine";
import { type ChangingSite, LOG_IN_TITLE, changingSite, markedPages, withoutWorker } from "./engine-site";

/*
 * What visitors do, in each engine. Only a difference between engines can break a rule here that holds in Chromium, so one example of each
 * is enough; `browser/` has the cases.
 */

declare global {
  interface Window {
    faults: string[];
  }
}

/** Collects errors and violations of the policy, before any other script runs. No driver tells of them in every engine. */
const RECORD_FAULTS = `
  window.faults = [];
  const note = (fault) => window.faults.push(String(fault));
  const { error } = console;
  console.error = (...values) => (note(values.join(" ")), error(...values));
  addEventListener("error", (event) => note(event.message || "cannot load " + (event.target.src || event.target.href)), true);
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => note(effectiveDirective + " " + blockedURI));
`;

/** Pages register no worker: one would answer with what it cached where the machine is too slow. */
const NO_WORKER = "navigator.serviceWorker.register = () => new Promise(() => undefined);";

/** A desktop, and a phone that is as narrow as every engine's window gets. */
const WINDOWS = { desktop: [1280, 800], phone: [334, 740] } as const;

const PRECACHED_PAGES = PRECACHED.map((id) => pathOf(id));
const VISITED = pathOf("van-rental");
const OTHER = pathOf("explore-cyprus");

const MENU = "header > div:has(> nav)";
const ANSWER = '[role="group"] [role="status"]';
const QUESTION = "section:has(#faq-renting) h3 button";
const choice = (question: string, value: string): string => `input[name="${question}"][value="${value}"]`;

/** Defines the tests of an engine. */
export function scenarios(launch: () => Promise<Engine>): void {
  let engine: Engine | undefined;
  let site: ChangingSite;
  let page: EnginePage;

  afterAll(() => engine?.close());
  beforeEach(async () => {
    engine ??= await launch();
    site = await changingSite();
    page = await engine.newPage();
    await page.resize(...WINDOWS.desktop);
  });
  afterEach(async () => {
    try {
      await page.close();
    } catch (error) {
      // The next scenario gets another browser.
      const failed = engine;
      engine = undefined;
      await failed?.close().catch(() => undefined);
      throw error;
    } finally {
      site.close();
    }
  });

  const open = (path: string): Promise<void> => page.open(site.address(path));

  /** Waits until the whole page is laid out, including sections whose layout is deferred: until then, a click may miss what moves. */
  const laidOut = (): Promise<void> => reached(isLaidOut);

  const isNew = (): Promise<boolean> => page.evaluate(() => document.body.dataset["build"] === "new");

  const count = (selector: string): Promise<number> => page.evaluate((found) => document.querySelectorAll(found).length, selector);

  const attribute = (selector: string, name: string): Promise<string | null> =>
    page.evaluate((found, of) => document.querySelector(found)?.getAttribute(of) ?? null, selector, name);

  /** Waits until a function returns true in the page, which may be leaving. */
  const reached = <Parameters extends unknown[]>(run: (...parameters: Parameters) => boolean, ...parameters: Parameters) =>
    until(() => page.evaluate(run, ...parameters).catch(() => false));

  const isAt = (path: string): Promise<void> =>
    reached((wanted) => location.pathname === wanted && document.readyState === "complete", path);

  const isCount = (selector: string, wanted: number): Promise<void> =>
    reached((found, length) => document.querySelectorAll(found).length === length, selector, wanted);

  /** Presses a key, which loads the scripts, and waits until React has taken over, or until the page has given up its scripts. */
  async function scriptsEnded(isHydrated = true): Promise<void> {
    await page.press("Shift");
    await reached(
      (wanted) => ((document.body.dataset["hydration"] ?? "") === "hydrated") === wanted && "hydration" in document.body.dataset,
      isHydrated,
    );
  }

  async function openHydrated(path: string): Promise<void> {
    await open(path);
    await laidOut();
    await scriptsEnded();
  }

  async function expectPage(path: string, shown = path): Promise<void> {
    await open(path);
    expect(await page.evaluate(() => document.querySelector("h1")?.textContent)).toBe(documentOf({ path: shown })("h1").text());
  }

  /** Waits until the worker has noted that all is kept. */
  const isPrecached = (language: Language): Promise<void> =>
    until(() => page.evaluate(async (note) => (await caches.match(note)) !== undefined, `/precached/${language}`));

  /** Waits until the worker has cached the open page and its scripts. The page reports its scripts last, after the precache is complete. */
  const isPageKept = (): Promise<void> =>
    until(() =>
      page.evaluate(async () => {
        const scripts = Array.from(document.querySelectorAll<HTMLScriptElement>("script[src]"), ({ src }) => new URL(src).pathname);
        const kept = await Promise.all([location.pathname, ...scripts].map((path) => caches.match(path)));
        return !kept.includes(undefined);
      }),
    );

  /** Opens a page and stays until it and what is precached are kept. */
  async function firstVisit(visited = VISITED, language: Language = "en"): Promise<void> {
    await openHydrated(visited);
    await until(() => page.evaluate(() => navigator.serviceWorker.controller !== null));
    await isPrecached(language);
    await isPageKept();
  }

  // Greek words run longest.
  test("on a phone every template hydrates without an error or a violation of the policy, and does not scroll sideways", async () => {
    site.inject(RECORD_FAULTS + NO_WORKER);
    const wrong: string[] = [];
    await page.resize(...WINDOWS.phone);
    for (const path of onePagePerTemplate("el")) {
      await open(path);
      await laidOut();
      const before = await page.evaluate(textOfMain);
      if (!WITHOUT_SCRIPTS.includes(path)) {
        await scriptsEnded();
      }
      wrong.push(...((await page.evaluate(textOfMain)) === before ? [] : [`${path}: other texts after hydration`]));
      await laidOut();
      const excess = await page.evaluate(overflow);
      wrong.push(...(excess > 0 ? [`${path}: ${String(excess)} px too wide`] : []));
      const faults = await page.evaluate(() => window.faults);
      // The 404 pages log the address that was requested.
      wrong.push(...(path.includes("404") ? [] : faults.map((fault) => `${path}: ${fault}`)));
    }
    expect(wrong).toEqual([]);

    await page.evaluate(() => {
      window.faults = [];
      document.body.append(Object.assign(document.createElement("img"), { src: "https://attacker.example/pixel.gif" }));
      console.error("an error");
    });
    await reached(() => window.faults.join().includes("an error") && window.faults.join().includes("img-src"));
  });

  test("the menu of a phone has every page of the navigation, and leads to it", async () => {
    await page.resize(...WINDOWS.phone);
    await open(pathOf("booking-terms", "el"));
    await page.click(`${MENU} summary`);
    const shown = await page.evaluate(
      (links) => Array.from(document.querySelectorAll(links), (link) => link.getAttribute("href")),
      `${MENU} nav a`,
    );
    const wanted = [...DATA.pages.navigation, ...DATA.pages.service].map((route) => pathOf(route, "el"));
    expect(shown).toEqual(expect.arrayContaining(wanted));
    await page.click(`${MENU} nav a[href="${required(wanted.at(-1), "a page")}"]`);
    await isAt(required(wanted.at(-1), "a page"));
  });

  test("the bar offers the browser's language, and the header every language; both lead to the same page and are remembered", async () => {
    const [english, greek] = [pathOf("booking-terms"), pathOf("booking-terms", "el")];
    const part = "car-deposit";
    await open(greek);
    await page.click('aside[data-offer="en"] a');
    await isAt(english);
    await open(`${english}#${part}`);
    await page.click("header details summary");
    await page.click('header ul a[hreflang="el"]');
    await isAt(greek);
    // The section that was being read is below the header.
    await reached((id) => {
      const { top } = document.getElementById(id)?.getBoundingClientRect() ?? { top: -1 };
      const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      return location.hash === `#${id}` && top >= header && top < innerHeight / 2;
    }, part);
    await open(english);
    await isAt(greek);
  });

  test("questions open by a click and by keyboard, one at a time", async () => {
    const isOpen = (...wanted: readonly number[]): Promise<void> => reached(areOpen, [QUESTION, wanted.join()] as const);
    await openHydrated("/");
    await isOpen();
    await page.click("section:has(#faq-renting) [data-reach-accordion-item]:nth-child(2) button");
    await isOpen(1);
    await page.press("ArrowDown");
    await page.press("Enter");
    await isOpen(2);
    await page.press("Enter");
    await isOpen();
  });

  test("a question opens on a page that a translator and extensions have changed before it is hydrated", async () => {
    await open("/");
    await laidOut();
    for (const change of [translate, darken, extend]) {
      await page.evaluate(change);
    }
    await page.click("section:has(#faq-renting) [data-reach-accordion-item]:nth-child(2) button");
    await scriptsEnded();
    await isCount(`${QUESTION}[aria-expanded="true"]`, 1);
  });

  test("the chat opens a dialog with a code that a phone can read, which Escape closes", async () => {
    const link = `aside a[href^="${chatUrl("viber", DATA.business.phones.chat, "")}"]`;
    await openHydrated("/el");
    const href = await attribute(link, "href");
    await page.click(link);
    await isCount('[role="dialog"] img', 1);
    expect(await decoded((await attribute('[role="dialog"] img', "src")) ?? "")).toBe(href);
    expect(await attribute('[role="dialog"] a', "href")).toBe(href);
    await page.press("Escape");
    await isCount('[role="dialog"]', 0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe(href);
  });

  test("“Can I rent?” answers by keyboard and by click: a surcharge with its clause, and a no", async () => {
    await openHydrated(pathOf("can-i-rent"));
    await isCount(`${ANSWER}[data-verdict="yes"]`, 1);
    await page.evaluate((first) => document.querySelector<HTMLElement>(first)?.focus(), choice("vehicle", "car"));
    // Tab stops once at each question: here at the vehicle and the age.
    await page.press("Tab");
    await page.press("ArrowLeft");
    await page.press("ArrowLeft");
    await isCount(`${ANSWER}[data-verdict="yes-with-surcharge"]`, 1);
    expect(await count(`[role="group"] dt a[href="${pathOf("booking-terms")}#car-driver"]`)).toBe(1);
    await page.click(`label:has(${choice("age", "over")})`);
    await isCount(`${ANSWER}[data-verdict="no"]`, 1);
  });

  test("after a first visit, cached pages open although the server has stopped; others show the offline page", async () => {
    const visited = pathOf("airport-parking", "el");
    const directions = pathOf("directions", "el");
    await firstVisit(visited, "el");
    await site.network("none");
    for (const path of [...PRECACHED.map((route) => pathOf(route, "el")), visited]) {
      await expectPage(path);
      expect(await count('a[href^="tel:"]')).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.fonts.check("1rem 'Manrope Variable'"))).toBe(true);
    }
    // Of an English address too: only the visitor's language is kept.
    for (const path of [OTHER, pathOf("explore-cyprus", "el")]) {
      await expectPage(path, pathOf(OFFLINE, "el"));
      expect(await count('main a[href="tel:112"]')).toBe(1);
    }
    await page.click(`main a[href="${directions}"]`);
    await isAt(directions);
  });

  test("when the network stalls in the middle of a cached page, the cached one is shown", async () => {
    const cached = required(PRECACHED_PAGES[0], "A precached page");
    await firstVisit();
    site.deploy(markedPages);
    await site.network("stalled", new RegExp(`^${cached}$`));
    await expectPage(cached);
    expect(await isNew()).toBe(false);
  });

  test("a captive portal's page is shown while it answers, and is not cached", async () => {
    await firstVisit();
    await site.network("portal");
    const precached = required(PRECACHED_PAGES[0], "A precached page");
    for (const path of [VISITED, OTHER, precached]) {
      await open(path);
      expect(await page.evaluate(() => document.title)).toBe(LOG_IN_TITLE);
    }
    await site.network("none");
    for (const path of [VISITED, precached]) {
      await expectPage(path);
    }
    await expectPage(OTHER, pathOf(OFFLINE));
  });

  test("when a deploy has removed scripts, cached pages still work, and any other stays as served", async () => {
    await firstVisit();
    await site.network("failing", /\.js$/);
    await openHydrated(VISITED);
    await expectPage(OTHER);
    await scriptsEnded(false);
  });

  test("when another build is deployed, its pages are shown at once, work, and replace the cached ones", async () => {
    await firstVisit();
    site.deploy(markedPages);
    await openHydrated(VISITED);
    expect(await isNew()).toBe(true);
    // The note of the earlier build goes when the new worker takes over.
    await until(() => page.evaluate(async () => (await caches.keys()).every((name) => !name.includes("done") || name.endsWith("000"))));
    await isPrecached("en");
    await site.network("none");
    for (const path of [VISITED, ...PRECACHED_PAGES, OTHER]) {
      await open(path);
      expect(await isNew()).toBe(true);
    }
  });

  test("when a build without a worker is deployed, the old worker goes with all that it cached", async () => {
    await firstVisit();
    site.deploy(withoutWorker);
    // Pages of such a build do not register a worker; these copies would.
    site.inject(NO_WORKER);
    await open("/");
    await until(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length === 0),
    );
  });
}
