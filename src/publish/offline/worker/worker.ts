import type { WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, Strategy, type StrategyHandler } from "workbox-strategies";
import { isLanguage } from "../../../core/languages";
import { PAGE_DATA_FOLDER } from "../../../core/routes/gatsby-folders";
import { NON_VISITOR_FOLDERS } from "../../../core/routes/review-folders";
import { PAGE, isFromSite, isPage, isWhole, pagePath } from "./kept-responses";
import { CACHES, CACHE_PREFIX, LIMITS, PATIENCE, type Visit } from "./names";
import { fillCard, fromCard, offlinePage } from "./travel-card";

/*
 * The service worker: pages from the network first, files whose names carry a hash from the cache first, and the travel card of the
 * visitor's language (docs/decisions/13-offline.md).
 */

declare const self: ServiceWorkerGlobalScope;

/** Responses vary in headers that do not affect the content. */
const matchOptions: CacheQueryOptions = { ignoreVary: true };

const expiration = (limits: { readonly maxEntries: number; readonly maxAgeSeconds: number }): ExpirationPlugin =>
  new ExpirationPlugin({ ...limits, matchOptions, purgeOnQuotaError: true });

/** Caches and uses only responses from the site: an earlier worker may have cached others. */
const onlyFromSite: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isWhole(response) && (await isFromSite(pagePath(request.url), response)) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const path = pagePath(request.url);
    // After a deploy the whole card is updated, a visited page is not.
    return (await fromCard(path)) ?? (cachedResponse && (await isFromSite(path, cachedResponse)) ? cachedResponse : null);
  },
};

/** Bypasses the browser's cache if a page came in place of a file: a captive portal may have let the browser cache it. */
const pastBrowserCache: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    response.ok && isPage(response) ? await fetch(request.url, { cache: "reload" }) : response,
};

const after = (seconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

/** Pages from the network first, then, if that fails or takes too long, from the cache; without either, the host's error or the offline page. */
class Pages extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    // In Firefox a navigation preload that fails resolves with an error response; elsewhere it rejects.
    const answered = handler.fetchAndCachePut(request).catch(() => Response.error());
    // A response that comes too late to be shown is still cached.
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

const cacheFirst = (name: "files" | "pictures"): Strategy =>
  new CacheFirst({ cacheName: CACHES[name], matchOptions, plugins: [expiration(LIMITS[name]), onlyFromSite, pastBrowserCache] });

const files = cacheFirst("files");
const pictures = cacheFirst("pictures");

/** The data of pages keep their names when their content changes. */
const pageData = new NetworkFirst({ cacheName: CACHES.files, matchOptions, plugins: [expiration(LIMITS.files), onlyFromSite] });

/** Folders of editors, reviewers and the machinery. */
const NOT_FOR_VISITORS = new RegExp(`^/(?:${NON_VISITOR_FOLDERS.join("|")}|_[^/]*)(?:/|$)`);

const PICTURE = /^\/static\/.*\.(?:avif|webp|jpe?g|png)$/;

/** Files whose names change with their content: everything below `/static/`, and bundles. */
const HASHED = /^\/static\/|^\/[^/]*[0-9a-f]{20}\.(?:js|css)$/;

/** The strategy for an address; none for other sites. */
function strategyFor({ origin, pathname }: URL, isPage: boolean): Strategy | undefined {
  if (origin !== self.location.origin || NOT_FOR_VISITORS.test(pathname)) {
    return undefined;
  }
  if (isPage) {
    return PAGE.test(pathname) ? pages : undefined;
  }
  if (pathname.startsWith(PAGE_DATA_FOLDER)) {
    return pageData;
  }
  if (PICTURE.test(pathname)) {
    return pictures;
  }
  return HASHED.test(pathname) ? files : undefined;
}

// Range requests go to the network. Workbox routes only GET here.
registerRoute(
  ({ url, request }) => !request.headers.has("Range") && strategyFor(url, request.mode === "navigate"),
  ({ event, request, url }) => {
    const strategy = strategyFor(url, request.mode === "navigate");
    return strategy === undefined ? fetch(request) : strategy.handle({ event, request });
  },
);

/** Caches what a page loaded before the worker did; the browser still has it. */
async function keepSeen({ seen }: Visit, event: ExtendableEvent): Promise<void> {
  await Promise.all(
    seen.map(async (address, index) => {
      const url = new URL(address);
      const strategy = strategyFor(url, index === 0);
      // A failure changes nothing for the visitor.
      await Promise.allSettled(strategy?.handleAll({ event, request: new Request(url.pathname) }) ?? []);
    }),
  );
}

async function keepVisit(visit: Visit, event: ExtendableMessageEvent): Promise<void> {
  await Promise.all([fillCard(visit.language), keepSeen(visit, event)]);
  event.source?.postMessage(null);
}

self.addEventListener("message", (event) => {
  // Only `keepOffline` sends messages; the page may be of a build with another list of languages.
  const visit = event.data as Visit;
  if (isLanguage(visit.language)) {
    event.waitUntil(keepVisit(visit, event));
  }
});

// Old and new documents work with the old and the new worker alike, so there is no need to wait for tabs to be closed.
self.addEventListener("install", () => {
  void self.skipWaiting();
});

async function takeOver(): Promise<void> {
  // The browser requests a page while the worker starts.
  await self.registration.navigationPreload.enable();
  const known: readonly string[] = Object.values(CACHES);
  const others = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && !known.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});
