import { type Connection, LoaderEvent } from "../../utils/loader-names";
import { WORKER_PATH } from "./names";

/** Whether the build has a service worker; defined by webpack. */
declare const HAS_WORKER: boolean;

function register(): void {
  const { serviceWorker } = navigator;
  /** Tells the worker that a page is open, and what it has loaded, some of it before the worker came. */
  const tell = (): void => serviceWorker.controller?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
  serviceWorker.addEventListener("controllerchange", tell);
  // A worker from an HTTP cache would be a deploy behind.
  serviceWorker.register(WORKER_PATH, { updateViaCache: "none" }).then(tell, (error: unknown) => {
    console.error("Nothing is kept for offline use.", error);
  });
}

/** Registers the service worker once the page is hydrated and idle, but not for visitors who save data. */
export function keepOffline(): void {
  const { connection } = navigator as { readonly connection?: Connection };
  if (HAS_WORKER && "serviceWorker" in navigator && connection?.saveData !== true) {
    // Safari has no `requestIdleCallback`.
    const whenIdle = (window as Partial<Window>).requestIdleCallback ?? setTimeout;
    window.addEventListener(LoaderEvent.Hydrated, () => void whenIdle(register), { once: true });
  }
}
