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
const patience = (): Promise<undefined> => new Promise((resolve) => void setTimeout(resolve, PATIENCE * 1000));

/** A page's path has no extension, except those of the 404 pages. */
const isPage = (path: string): boolean => /(?:^|\/)[^/.]*$|\.html$/.test(path);

/** The data of a page keep their name when their content changes. */
const isData = (path: string): boolean => path.startsWith(PAGE_DATA_FOLDER);

const isHashed = (path: string): boolean => /^\/static\/|^\/[^/]*[0-9a-f]{20}\.(?:js|css)$/.test(path);

/** The path under which an answer is kept: neither its query nor a trailing slash changes it. */
const pathOf = (address: string): string => new URL(address, self.location.origin).pathname.replace(/(.)\/$/, "$1");

/** Answers vary in headers that do not change them. */
const kept = (path: string): Promise<Response | undefined> => caches.match(path, { ignoreVary: true });

/** Keeps an answer that is whole and from this site: a captive portal answers every request with its own page and status 200. */
async function keep(path: string, response: Response): Promise<void> {
  const isHtml = response.headers.get("Content-Type")?.startsWith("text/html") === true;
  // Only pages of this site have the element into which Gatsby renders.
  const isOwn = isPage(path) ? (await response.clone().text()).includes('id="___gatsby"') : !isHtml;
  if (!isOwn || response.status !== 200 || response.redirected) {
    throw new Error(`${path} is not kept: the answer, with status ${String(response.status)}, is not the site's.`);
  }
  const cache = await caches.open(isPage(path) ? PAGES : FILES);
  await cache.put(path, response);
  if (!isPage(path)) {
    const visited = (await cache.keys()).filter(({ url }) => !LANGUAGES.some((language) => PRECACHE[language].includes(pathOf(url))));
    // The oldest come first.
    await Promise.all(visited.slice(0, -200).map((request) => cache.delete(request)));
  }
}

const fetchAndKeep = async (path: string): Promise<void> => keep(path, await fetch(path));

/** What the network answers, which is kept, also if it comes too late to be shown; an error response where it fails. */
function fromNetwork(event: FetchEvent, path: string): Promise<Response> {
  const preloaded = event.preloadResponse as Promise<Response | undefined>;
  // In Firefox a preload that fails resolves with an error response; elsewhere it rejects.
  const answered = preloaded.then((response) => response ?? fetch(event.request)).catch(() => Response.error());
  event.waitUntil(answered.then((response) => keep(path, response.clone())).catch(() => undefined));
  return answered;
}

/** The network's answer, then, if that fails or takes too long, what is kept; without either, the host's error or an offline page. */
async function networkFirst(path: string, answered: Promise<Response>): Promise<Response> {
  const early = await Promise.race([answered, patience()]);
  if (early && early.type !== "error" && early.status < 500) {
    return early;
  }
  const shown = (await kept(path)) ?? early ?? (await Promise.race([answered, patience()]));
  if (!isPage(path) || (shown && shown.type !== "error")) {
    return shown ?? answered;
  }
  const offline = await Promise.all([languageOfPath(path), ...LANGUAGES].map((language) => kept(PRECACHE[language][0] ?? "")));
  return offline.find((page) => page !== undefined) ?? answered;
}

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const path = pathOf(url);
  if (method !== "GET" || new URL(url).origin !== self.location.origin) {
    return;
  }
  if ((mode === "navigate" && isPage(path)) || isData(path)) {
    event.respondWith(networkFirst(path, fromNetwork(event, path)));
  } else if (isHashed(path)) {
    event.respondWith(kept(path).then((file) => file ?? fromNetwork(event, path)));
  }
});

/** Keeps what the open pages’ visitor needs: the pages of their language, and themselves, because on a first visit they came before the worker. */
async function keepForOpenPages(): Promise<void> {
  const done = await caches.open(DONE);
  for (const { url } of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) {
    const path = pathOf(url);
    const language = languageOfPath(path);
    const note = `/precached/${language}`;
    if ((await done.match(note)) === undefined) {
      for (const address of PRECACHE[language]) {
        await fetchAndKeep(address);
      }
      await done.put(note, new Response());
    }
    await fetchAndKeep(path).catch(() => undefined);
  }
}

/** Keeps a file that a page has loaded, if it is of a kind that is kept. The page has it already, whether or not this succeeds. */
async function keepSeen(address: string): Promise<void> {
  const path = pathOf(address);
  if (new URL(address).origin === self.location.origin && (isData(path) || isHashed(path)) && (await kept(path)) === undefined) {
    await fetchAndKeep(path).catch(() => undefined);
  }
}

self.addEventListener("install", (event) => {
  // Old and new documents work with the old and the new worker alike: no tab has to be closed first.
  void self.skipWaiting();
  event.waitUntil(keepForOpenPages());
});
// An update may be installed before the page that it comes with is open, and a visitor may change the language.
self.addEventListener("message", (event) => {
  event.waitUntil(Promise.all([keepForOpenPages(), ...(event.data as readonly string[]).map(keepSeen)]));
});
self.addEventListener("activate", (event) => {
  const remove = async (name: string): Promise<unknown> =>
    name.startsWith(CACHE_PREFIX) && ![PAGES, FILES, DONE].includes(name) && caches.delete(name);
  event.waitUntil(caches.keys().then((names) => Promise.all([...names.map(remove), self.clients.claim()])));
  // The browser requests a page while the worker starts.
  event.waitUntil(self.registration.navigationPreload.enable());
});
