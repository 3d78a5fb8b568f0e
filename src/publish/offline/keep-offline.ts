import { type Connection, LoaderEvent } from "../scripts/names";
import { isLanguage } from "../../core/languages";
import { CACHES, type Visit, WORKER_PATH } from "./worker/names";

/** Whether the build has a service worker; defined by webpack. */
declare const HAS_WORKER: boolean;

/** Whether this build and this browser can cache pages. */
export function canKeep(): boolean {
  return HAS_WORKER && "serviceWorker" in navigator;
}

/**
 * Whether pages are in the travel card on this device.
 *
 * @param paths their paths
 * @throws where the browser denies its storage
 */
export async function areKept(paths: readonly string[]): Promise<boolean> {
  const found = await Promise.all(
    paths.map((path) => caches.match(path, { cacheName: CACHES.card, ignoreSearch: true, ignoreVary: true })),
  );
  return found.every((response) => response !== undefined);
}

/** Tells the active worker which language to cache, and what the page loaded before it. */
function tellWorker(seen: readonly string[]): void {
  const language = document.documentElement.lang;
  // A 404 page has no translations: its visitor has not chosen its language.
  const isChosen = document.head.querySelector("link[hreflang]") !== null;
  if (isLanguage(language) && isChosen) {
    const visit: Visit = { language, seen };
    navigator.serviceWorker.controller?.postMessage(visit);
  }
}

/**
 * Caches the travel card now, whether or not the visitor saves data. The worker sends the page a message when it has finished.
 *
 * @throws where the worker cannot be installed
 */
export async function keepNow(): Promise<void> {
  const container = navigator.serviceWorker;
  const isFirst = container.controller === null;
  container.addEventListener("controllerchange", () => {
    tellWorker(isFirst ? [window.location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)] : []);
  });
  // A worker from an HTTP cache would be a deploy behind.
  await container.register(WORKER_PATH, { updateViaCache: "none" });
  tellWorker([]);
}

/**
 * Caches the travel card and visited pages for offline use (docs/decisions/0023-offline.md), once the page is hydrated and idle, and not
 * for visitors who save data.
 */
export function keepOffline(): void {
  const { saveData = false } = (navigator as { readonly connection?: Connection }).connection ?? {};
  if (!canKeep() || saveData) {
    return;
  }
  window.addEventListener(
    LoaderEvent.Hydrated,
    () => {
      // Safari has no `requestIdleCallback`.
      ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(() => {
        keepNow().catch((error: unknown) => {
          console.error("Nothing is cached for offline use.", error);
        });
      });
    },
    { once: true },
  );
}
