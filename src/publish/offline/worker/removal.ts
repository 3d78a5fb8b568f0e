import { CACHE_PREFIX } from "./names";

/*
 * Replaces the worker when it is switched off (`SERVICE_WORKER=off`): every browser that has the worker looks for an update with its next
 * page, finds this, and removes both. Open pages go on with the network.
 */

declare const self: ServiceWorkerGlobalScope;

/** The database of workbox-expiration. */
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
