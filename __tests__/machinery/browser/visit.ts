import type { BrowserContext, Page } from "playwright-core";
import type { Language } from "../../../src/core/languages";
import { travelCards } from "../../../src/publish/offline/write-service-worker";
import { OFFLINE, TRAVEL_CARD } from "../../../src/publish/offline/travel-card-pages";
import { CACHES } from "../../../src/publish/offline/worker/names";
import { PAGES, PUBLIC, ROUTES, documentOf, pathOf } from "../../built/site";
import { PHONE, type TestBrowser, address, hydrated } from "../../browser/site";
import { until } from "../../browser/engine";
import { type ChangingSite, changingSite } from "./changing-site";

/** The travel card of each language. */
export const CARDS = travelCards(PUBLIC, ROUTES);

export const VISITED = pathOf("van-rental");
export const OTHER = pathOf("explore-cyprus");
export const OFFLINE_PAGE = pathOf(OFFLINE);
export const CARD_PAGES = TRAVEL_CARD.map((id) => pathOf(id));

/** The headline of a built page. */
export function headline(path: string): string {
  return PAGES.filter((page) => page.path === path)
    .map((page) => documentOf(page)("h1").text())
    .join();
}

/** What the pages of Playwright and Puppeteer have in common. */
interface AnyPage {
  evaluate(run: (name: string) => Promise<readonly string[]>, name: string): Promise<readonly string[]>;
}

/** What a cache holds, as paths with their queries. */
export function cached(page: AnyPage, cache: string): Promise<readonly string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
  }, cache);
}

/** Waits until a visited page is cached. */
export function pageIsCached(page: AnyPage, path: string): Promise<void> {
  return until(async () => (await cached(page, CACHES.pages)).includes(path));
}

/** Waits until the cache of the travel card holds exactly these entries. */
export function cardIsCached(page: AnyPage, entries: readonly string[]): Promise<void> {
  return until(async () => [...(await cached(page, CACHES.card))].sort().join() === [...entries].sort().join());
}

/** A phone with a service worker, and a site whose network changes. */
export interface Visit {
  readonly site: ChangingSite;
  readonly context: BrowserContext;
  /** Opens a page for the first time, and stays until it and the travel card are cached. */
  readonly firstVisit: (path?: string, language?: Language) => Promise<Page>;
  readonly open: (page: Page, path: string) => Promise<number | undefined>;
  /** Opens a path and expects the headline of a page: the one at that path, or another. */
  readonly expectPage: (page: Page, path: string, shown?: string) => Promise<void>;
}

/** A new visit for each test. */
export function visits(browser: TestBrowser): () => Visit {
  let visit: Visit | undefined;
  beforeEach(async () => {
    const site = await changingSite(address(""));
    const context = await browser.newContext({ ...PHONE, serviceWorkers: "allow" });
    const open: Visit["open"] = async (page, path) => (await page.goto(site.address(path)))?.status();
    visit = {
      site,
      context,
      open,
      firstVisit: async (path = VISITED, language = "en") => {
        const page = await context.newPage();
        await open(page, path);
        await hydrated(page);
        await cardIsCached(page, CARDS[language].entries);
        await pageIsCached(page, path);
        return page;
      },
      expectPage: async (page, path, shown = path) => {
        await open(page, path);
        expect(await page.locator("h1").textContent()).toBe(headline(shown));
      },
    };
  });
  afterEach(() => visit?.site.close());
  return () => {
    if (visit === undefined) {
      throw new Error("There is a visit only while a test runs.");
    }
    return visit;
  };
}
