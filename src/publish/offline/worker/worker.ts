import type { WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, Strategy, type StrategyHandler } from "workbox-strategies";
import { isLanguage } from "../../../core/languages";
import { FOLDERS_OF_NO_VISITOR } from "../../../core/routes/review-folders";
import { isFromSite, isPage, isWhole, pagePath } from "./kept-responses";
import { CACHES, CACHE_PREFIX, LIMITS, PATIENCE, type Visit } from "./names";
import { fillCard, fromCard, offlinePage } from "./travel-card";

/*
 * The service worker: pages from the network first, files whose names carry a hash from the cache first, and the travel card of the
 * visitor's language always at hand (docs/decisions/0023-offline.md). A document refers to nothing but files whose content never changes,
 * so a kept document and kept files always fit, whichever build they are from.
 */

declare const self: ServiceWorkerGlobalScope;

/** The network and the caches differ in headers that say nothing of the content. */
const matchOptions: CacheQueryOptions = { ignoreVary: true };

const expiration = (limits: { readonly maxEntries: number; readonly maxAgeSeconds: number }): ExpirationPlugin =>
  new ExpirationPlugin({ ...limits, matchOptions, purgeOnQuotaError: true });

/** Keeps only what is from the site, and uses nothing else: caches may hold what an earlier worker kept without asking. */
const onlyFromSite: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isWhole(response) && (await isFromSite(pagePath(request.url), response)) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const path = pagePath(request.url);
    // After every deploy the card is renewed as a whole, a page that was visited is not.
    return (await fromCard(path)) ?? (cachedResponse && (await isFromSite(path, cachedResponse)) ? cachedResponse : null);
  },
};

/** Asks again, past the browser's own cache, where a page came in place of a file: a network may have told the browser to keep it. */
const pastBrowserCache: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    response.ok && isPage(response) ? await fetch(request.url, { cache: "reload" }) : response,
};

const after = (seconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

/**
 * Pages from the network first. What is kept is shown where the network fails or takes too long, or the host does; where nothing is kept,
 * the host's own answer, else the offline page.
 */
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
    const kept = await handler.cacheMatch(request);
    if (kept) {
      return kept;
    }
    const late = early ?? (await Promise.race([answered, after(PATIENCE)]));
    return late && late.type !== "error" ? late : ((await offlinePage(request.url)) ?? answered);
  }
}

const pages = new Pages({
  cacheName: CACHES.pages,
  matchOptions,
  plugins: [{ cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pagePath(request.url)) }, expiration(LIMITS.pages), onlyFromSite],
});

const files = new CacheFirst({
  cacheName: CACHES.files,
  matchOptions,
  plugins: [expiration(LIMITS.files), onlyFromSite, pastBrowserCache],
});

const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  matchOptions,
  plugins: [expiration(LIMITS.pictures), onlyFromSite, pastBrowserCache],
});

/** Folders that are not for visitors: those of editors and reviewers, and those of the machinery. */
const NOT_FOR_VISITORS = new RegExp(`^/(?:${FOLDERS_OF_NO_VISITOR.join("|")}|_[^/]*)(?:/|$)`);

/** A page's path has no ending, but for the pages for unknown addresses. */
const PAGE = /(?:^|\/)[^/.]*$|\.html$/;

const PICTURE = /^\/static\/.*\.(?:avif|webp|jpe?g|png)$/;

/** Everything below `/static/`, bundles, and data of pages: by their names, which change with their content. */
const HASHED = /^\/static\/|^\/[^/]*[0-9a-f]{20}\.(?:js|css)$|^\/page-data\/hashed\/[^/]+\.json$/;

/** Who answers for an address, if anybody. Other sites are nobody's business here. */
function strategyFor({ origin, pathname }: URL, isPage: boolean): Strategy | undefined {
  if (origin !== self.location.origin || NOT_FOR_VISITORS.test(pathname)) {
    return undefined;
  }
  if (isPage) {
    return PAGE.test(pathname) ? pages : undefined;
  }
  return [
    { strategy: pictures, names: PICTURE },
    { strategy: files, names: HASHED },
  ].find(({ names }) => names.test(pathname))?.strategy;
}

// A part of a file is the network's affair. What is not GET never comes here.
registerRoute(
  ({ url, request }) => !request.headers.has("Range") && strategyFor(url, request.mode === "navigate"),
  ({ event, request, url }) => {
    const strategy = strategyFor(url, request.mode === "navigate");
    return strategy === undefined ? fetch(request) : strategy.handle({ event, request });
  },
);

/** Keeps what a page consists of that came before the worker did; the browser still has it. */
async function keepSeen({ seen }: Visit, event: ExtendableEvent): Promise<void> {
  await Promise.all(
    seen.map(async (address, index) => {
      const url = new URL(address);
      const strategy = strategyFor(url, index === 0);
      // What cannot be kept is not missed by anybody.
      await Promise.allSettled(strategy?.handleAll({ event, request: new Request(url.pathname) }) ?? []);
    }),
  );
}

const isAddress = (value: unknown): value is string => typeof value === "string" && /^https?:\/\//.test(value);

/** Reads a message, which any script of the site could send. */
function visitFrom(message: unknown): Visit | undefined {
  if (typeof message !== "object" || message === null || !("language" in message) || !("seen" in message)) {
    return undefined;
  }
  const { language, seen } = message;
  return isLanguage(language) && Array.isArray(seen) && seen.every(isAddress) ? { language, seen } : undefined;
}

self.addEventListener("message", (event) => {
  const visit = visitFrom(event.data);
  if (visit !== undefined) {
    event.waitUntil(Promise.all([fillCard(visit.language), keepSeen(visit, event)]));
  }
});

// Old and new documents get on with the old and the new worker alike, so nobody has to wait for tabs to be closed.
self.addEventListener("install", () => {
  void self.skipWaiting();
});

async function takeOver(): Promise<void> {
  // The request for a page starts while the worker does.
  await self.registration.navigationPreload.enable();
  const known: readonly string[] = Object.values(CACHES);
  const strangers = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && !known.includes(name));
  await Promise.all(strangers.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});
