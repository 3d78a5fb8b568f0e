import type { BrowserContext, Page } from "playwright-core";
import { travelCards } from "../../../src/publish/offline/write-service-worker";
import type { Language } from "../../../src/core/languages";
import { CACHES } from "../../../src/publish/offline/worker/names";
import { PAGES, PUBLIC, ROUTES, documentOf } from "../../built/site";
import type { ChangingSite } from "./changing-site";
import { hydrated } from "../../browser/site";

/** The travel card of each language. */
export const CARDS = travelCards(PUBLIC, ROUTES);

/** The headline of a built page. */
export function headline(path: string): string {
  const page = PAGES.find((candidate) => candidate.path === path);
  return page === undefined ? "" : documentOf(page)("h1").text();
}

/** What the pages of Playwright and Puppeteer have in common. */
interface AnyPage {
  evaluate(run: (name: string) => Promise<readonly string[]>, name: string): Promise<readonly string[]>;
}

/** What a cache holds, as paths with their queries. */
export function kept(page: AnyPage, cache: string): Promise<readonly string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
  }, cache);
}

/** Waits for what no event tells: a cache is changed by another thread. Playwright's own waiting takes a promise for a yes. */
export async function until(isReached: () => Promise<boolean>): Promise<void> {
  while (!(await isReached())) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const sameEntries = (some: readonly string[], others: readonly string[]): boolean => [...some].sort().join() === [...others].sort().join();

/** Waits until the travel card is whole, and nothing else is in its place. */
export function cardIsWhole(page: AnyPage, entries: readonly string[]): Promise<void> {
  return until(async () => sameEntries(await kept(page, CACHES.card), entries));
}

/** Visits a page for the first time and stays until everything for the road is kept. */
export async function firstVisit(context: BrowserContext, site: ChangingSite, path: string, language: Language): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site.address(path));
  await hydrated(page);
  await cardIsWhole(page, CARDS[language].entries);
  return page;
}
