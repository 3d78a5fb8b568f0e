import { WORKER_PATH } from "./names";

/** Whether the build has a service worker; defined by webpack. */
declare const HAS_WORKER: boolean;

/** Registers the worker, and tells it what the page has loaded, which on a first visit was before the worker came. */
async function register({ serviceWorker }: Navigator): Promise<void> {
  // A worker from an HTTP cache would be a deploy behind.
  await serviceWorker.register(WORKER_PATH, { updateViaCache: "none" });
  (await serviceWorker.ready).active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}

/** Registers the service worker once the page is hydrated, but not for visitors who save data. */
export function keepOffline(): void {
  if (HAS_WORKER && "serviceWorker" in navigator && navigator.connection?.saveData !== true) {
    // Without a worker, for example behind a captive portal, the page works too.
    window.addEventListener("hydrated", () => void register(navigator).catch(() => undefined), { once: true });
  }
}
