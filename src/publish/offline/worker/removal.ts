import { CACHE_PREFIX } from "./names";

/*
 * What stands in the worker's place when it is switched off (`SERVICE_WORKER=off`): every browser that has the worker looks for a newer one
 * with its next page, finds this, and is rid of both. Open pages are left alone; they go on with the network.
 */

declare const self: ServiceWorkerGlobalScope;

/** Where workbox-expiration notes what is kept since when. */
const NOTES = "workbox-expiration";

self.addEventListener("install", () => {
  void self.skipWaiting();
});

async function remove(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(NOTES);
  await self.registration.unregister();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(remove());
});
