import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, Strategy, type StrategyHandler, type StrategyOptions } from "workbox-strategies";
import { LANGUAGES, type Language } from "../../../i18n/languages";
import { PAGE_DATA_FOLDER, pageDataOf } from "../../../i18n/routes/folders";
import { languageOfPath } from "../../../i18n/routes/localized-path";
import { Arrival, answerToShow } from "../arrival";
import { CACHE_PREFIX } from "../names";

/* The service worker: pages from the network first, files whose names carry a hash from the cache first (docs/decisions/13-offline.md). */

declare const self: ServiceWorkerGlobalScope;

/** Written by the build: what each language needs, the offline page first, and a digest of it. */
declare const PRECACHE: Readonly<Record<Language, readonly string[]>>;
declare const REVISION: string;

/** Visited and precached pages together: what is written later is the newer one. */
const PAGES = `${CACHE_PREFIX}2-pages`;
const FILES = `${CACHE_PREFIX}2-files`;
/** The languages that are precached as this build has them. */
const DONE = `${CACHE_PREFIX}2-done-${REVISION}`;

/** A page's path has no extension. */
const isPage = (path: string): boolean => !path.includes(".");

/** The path under which an answer is kept: neither its query nor a trailing slash changes it. */
const pathOf = (address: string): string => new URL(address, self.location.origin).pathname.replace(/(.)\/$/, "$1");

/** Whether an answer is whole and from this site: a captive portal answers every request with its own page and status 200. */
async function isOwn(path: string, response: Response): Promise<boolean> {
  const isHtml = response.headers.get("Content-Type")?.startsWith("text/html") === true;
  // Only pages of this site have the element into which Gatsby renders.
  const hasMark = isPage(path) ? isHtml && (await response.clone().text()).includes('id="___gatsby"') : !isHtml;
  return hasMark && response.status === 200 && !response.redirected;
}

/** Forgets the data of an older document before a newer one is kept: scripts would write older figures over newer ones. */
async function forgetOlderData(path: string, document: Response): Promise<void> {
  const kept = isPage(path) ? await caches.match(path) : undefined;
  if (kept !== undefined && (await kept.text()) !== (await document.clone().text())) {
    await (await caches.open(PAGES)).delete(pageDataOf(path));
  }
}

/** The offline page, in the language of a path if it is kept. */
async function offlinePage(path: string): Promise<Response | undefined> {
  const kept = await Promise.all([languageOfPath(path), ...LANGUAGES].map((language) => caches.match(PRECACHE[language][0] ?? "")));
  return kept.find((page) => page !== undefined);
}

/** Pages from the network first, then from the cache; without either, the offline page. */
class Pages extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const arrival = new Arrival(handler.fetchAndCachePut(request));
    // An answer that comes too late to be shown is still kept.
    void handler.waitUntil(arrival.whole);
    const shown = await answerToShow(arrival, await handler.cacheMatch(request));
    return shown ?? (await offlinePage(pathOf(request.url))) ?? arrival.whole;
  }
}

const own: NonNullable<StrategyOptions["plugins"]>[number] = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pathOf(request.url)),
  cacheWillUpdate: async ({ request, response }) => {
    const path = pathOf(request.url);
    const isKept = await isOwn(path, response);
    await (isKept && forgetOlderData(path, response));
    return isKept ? response : null;
  },
};
const pages = new Pages({ cacheName: PAGES, plugins: [own] });
const files = new CacheFirst({ cacheName: FILES, plugins: [own, new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })] });

/** What answers requests for an address; for `undefined` the browser does. */
function strategyFor(address: string): Strategy | undefined {
  const { origin, pathname } = new URL(address, self.location.origin);
  if (origin !== self.location.origin) {
    return undefined;
  }
  // The data of a page keep their name when their content changes, as the page does.
  if (isPage(pathname) || pathname.startsWith(PAGE_DATA_FOLDER)) {
    return pages;
  }
  return /^\/static\/|^\/[^/]*[0-9a-f]{20}\.(?:js|css)$/.test(pathname) ? files : undefined;
}

self.addEventListener("fetch", (event) => {
  const strategy = event.request.method === "GET" ? strategyFor(event.request.url) : undefined;
  if (strategy !== undefined) {
    event.respondWith(strategy.handle(event));
  }
});

/** Keeps the newest answer, if it is of a kind that is kept. A file's name changes with its content. */
async function keep(address: string): Promise<void> {
  const path = pathOf(address);
  const strategy = strategyFor(address);
  if (strategy === undefined || (strategy === files && (await caches.match(path)) !== undefined)) {
    return;
  }
  const response = await fetch(path);
  if (!(await isOwn(path, response))) {
    throw new Error(`${path} is not kept: the answer, with status ${String(response.status)}, is not the site's.`);
  }
  await forgetOlderData(path, response);
  await (await caches.open(strategy.cacheName)).put(path, response);
}

/** Keeps what the languages of the open pages need offline, unless this has been done, and those pages themselves. */
async function keepOpenPages(): Promise<void> {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  const done = await caches.open(DONE);
  for (const { url } of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) {
    const language = languageOfPath(pathOf(url));
    const note = `/precached/${language}`;
    if (connection?.saveData !== true && (await done.match(note)) === undefined) {
      await Promise.all(PRECACHE[language].map(keep));
      await done.put(note, new Response());
    }
    await keep(url).catch(() => undefined);
  }
}

async function takeOver(): Promise<void> {
  // The browser requests a page while the worker starts.
  await self.registration.navigationPreload.enable();
  const others = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && ![PAGES, FILES, DONE].includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("install", (event) => {
  // Old and new documents work with the old and the new worker alike: no tab has to be closed first.
  void self.skipWaiting();
  event.waitUntil(keepOpenPages());
});
// An update may be installed before the page that it comes with is open, and a visitor may change the language.
self.addEventListener("message", (event) => {
  // The page has what it has loaded, whether or not that can be kept.
  event.waitUntil(Promise.allSettled([keepOpenPages(), ...(event.data as readonly string[]).map(keep)]));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});
