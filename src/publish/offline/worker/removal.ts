import { CACHE_PREFIX } from "../names";

/* Replaces the worker when it is switched off: a browser that has the worker finds this with its next page, and removes both. */

declare const self: ServiceWorkerGlobalScope;

async function remove(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase("workbox-expiration");
  await self.registration.unregister();
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(remove());
});
