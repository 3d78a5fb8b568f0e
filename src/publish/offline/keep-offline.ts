import { type Connection, LoaderEvent } from "../scripts/names";
import { isLanguage } from "../../core/languages";
import { type Visit, WORKER_PATH } from "./worker/names";

/** Whether the build has a service worker; defined by webpack. */
declare const HAS_WORKER: boolean;

/** Whether this build and this browser can cache pages. */
function canKeep(): boolean {
  return HAS_WORKER && "serviceWorker" in navigator;
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
 * Caches the travel card.
 *
 * @throws where the worker cannot be installed
 */
async function keepNow(): Promise<void> {
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
 * Caches the travel card and visited pages for offline use (docs/decisions/13-offline.md), once the page is hydrated and idle, and not
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
