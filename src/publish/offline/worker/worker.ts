import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst, Strategy, type StrategyHandler, type StrategyOptions } from "workbox-strategies";
import { LANGUAGES, type Language } from "../../../i18n/languages";
import { PAGE_DATA_FOLDER } from "../../../i18n/routes/folders";
import { languageOfPath } from "../../../i18n/routes/localized-path";
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

/** How many seconds the network may take before a kept page is shown; without one, the offline page is shown after twice as long. */
const PATIENCE = 3;

/** Only pages of this site have it: the element into which Gatsby renders. */
const MARK = 'id="___gatsby"';

/** A page's path has no extension, except those of the 404 pages. */
const isPage = (path: string): boolean => /(?:^|\/)[^/.]*$|\.html$/.test(path);

/** The path under which an answer is kept: neither its query nor a trailing slash changes it. */
const pathOf = (address: string): string => new URL(address, self.location.origin).pathname.replace(/(.)\/$/, "$1");

/** Whether an answer is whole and from this site: a captive portal answers every request with its own page and status 200. */
async function isOwn(path: string, response: Response): Promise<boolean> {
  const isHtml = response.headers.get("Content-Type")?.startsWith("text/html") === true;
  const hasMark = isPage(path) ? isHtml && (await response.clone().text()).includes(MARK) : !isHtml;
  return hasMark && response.status === 200 && !response.redirected;
}

async function keep(address: string): Promise<void> {
  // The browser asks whether its own copy is still the newest, which costs a few bytes.
  const response = await fetch(address, { cache: "no-cache" });
  if (!(await isOwn(address, response))) {
    throw new Error(`${address} is not kept: the answer, with status ${String(response.status)}, is not the site's.`);
  }
  await (await caches.open(isPage(address) ? PAGES : FILES)).put(address, response);
}

/** Keeps what a language needs offline, unless this has been done. */
async function precache(language: Language): Promise<void> {
  const done = await caches.open(DONE);
  const note = `/precached/${language}`;
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData !== true && (await done.match(note)) === undefined) {
    for (const address of PRECACHE[language]) {
      await keep(address);
    }
    await done.put(note, new Response());
  }
}

const options: StrategyOptions = {
  // Answers vary in headers that do not change them.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pathOf(request.url)),
      cacheWillUpdate: async ({ request, response }) => ((await isOwn(pathOf(request.url), response)) ? response : null),
    },
  ],
};

/** The offline page, in the language of a path if it is kept. */
async function offlinePage(path: string): Promise<Response | undefined> {
  const languages = [languageOfPath(path), ...LANGUAGES];
  const kept = await Promise.all(languages.map((language) => caches.match(PRECACHE[language][0] ?? "", { ignoreVary: true })));
  return kept.find((page) => page !== undefined);
}

const after = (seconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

/** Pages from the network first, then, if that fails or takes too long, from the cache; without either, the host's error or the offline page. */
class Pages extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    // In Firefox a navigation preload that fails resolves with an error response; elsewhere it rejects.
    const answered = handler.fetchAndCachePut(request).catch(() => Response.error());
    // An answer that comes too late to be shown is still kept.
    void handler.waitUntil(answered);
    const early = await Promise.race([answered, after(PATIENCE)]);
    if (early && early.type !== "error" && early.status < 500) {
      return early;
    }
    const shown = (await handler.cacheMatch(request)) ?? early ?? (await Promise.race([answered, after(PATIENCE)]));
    return shown && shown.type !== "error" ? shown : ((await offlinePage(pathOf(request.url))) ?? answered);
  }
}

const ofFiles: StrategyOptions = {
  ...options,
  cacheName: FILES,
  plugins: [...(options.plugins ?? []), new ExpirationPlugin({ maxEntries: 200, ...options, purgeOnQuotaError: true })],
};

const pages = new Pages({ ...options, cacheName: PAGES });
const data = new NetworkFirst(ofFiles);
const files = new CacheFirst(ofFiles);

/** What answers a request; for `undefined` the browser does. */
function strategyFor({ method, mode, url }: Request): Strategy | undefined {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) {
    return undefined;
  }
  if (mode === "navigate" && isPage(pathname)) {
    return pages;
  }
  // The data of a page keep their name when their content changes.
  if (pathname.startsWith(PAGE_DATA_FOLDER)) {
    return data;
  }
  return /^\/static\/|^\/[^/]*[0-9a-f]{20}\.(?:js|css)$/.test(pathname) ? files : undefined;
}

self.addEventListener("fetch", (event) => {
  const strategy = strategyFor(event.request);
  if (strategy !== undefined) {
    event.respondWith(strategy.handle(event));
  }
});

/** Keeps what the open pages’ visitor needs: the pages of their language, and themselves, because on a first visit they came before the worker. */
async function keepForOpenPages(): Promise<void> {
  for (const { url } of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) {
    await precache(languageOfPath(pathOf(url)));
    await keep(pathOf(url)).catch(() => undefined);
  }
}

/** Keeps a file that a page has loaded, if it is of a kind that is kept. The page has it already, whether or not this succeeds. */
async function keepSeen(address: unknown, event: ExtendableEvent): Promise<void> {
  const request = new Request(String(address));
  await strategyFor(request)
    ?.handle({ event, request })
    .catch(() => undefined);
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
  event.waitUntil(keepForOpenPages());
});
// An update may be installed before the page that it comes with is open, and a visitor may change the language.
self.addEventListener("message", (event) => {
  const seen: unknown = event.data;
  event.waitUntil(Promise.all([keepForOpenPages(), ...(Array.isArray(seen) ? seen : []).map((address) => keepSeen(address, event))]));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});
