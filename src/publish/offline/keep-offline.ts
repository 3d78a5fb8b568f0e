import { WORKER_PATH } from "./names";

/** Whether the build has a service worker; defined by webpack. */
declare const HAS_WORKER: boolean;

function register(): void {
  const { serviceWorker } = navigator;
  /** Tells the worker that a page is open, and what it has loaded before this worker came. */
  const tell = (seen: readonly string[]): void => serviceWorker.controller?.postMessage(seen);
  serviceWorker.addEventListener("controllerchange", () => {
    tell(performance.getEntriesByType("resource").map(({ name }) => name));
  });
  // A worker from an HTTP cache would be a deploy behind.
  serviceWorker.register(WORKER_PATH, { updateViaCache: "none" }).then(
    () => {
      tell([]);
    },
    (error: unknown) => {
      console.error("Nothing is kept for offline use.", error);
    },
  );
}

/** Registers the service worker once the page is hydrated and idle, but not for visitors who save data. */
export function keepOffline(): void {
  if (HAS_WORKER && "serviceWorker" in navigator && navigator.connection?.saveData !== true) {
    // Safari has no `requestIdleCallback`.
    const whenIdle = (window as Partial<Window>).requestIdleCallback ?? setTimeout;
    window.addEventListener("hydrated", () => void whenIdle(register), { once: true });
  }
}
