import type { Connection } from "../scripts/connection";
import { LoaderEvent } from "../scripts/names";
import { isLanguage } from "../../core/languages";
import { type Visit, WORKER_PATH } from "./worker/names";

/** Whether the build has a service worker; written by the build. */
declare const HAS_WORKER: boolean;

/** Tells the worker that is in charge whose language to keep, and what came before it. */
function tellWorker(seen: readonly string[]): void {
  const language = document.documentElement.lang;
  // A page that stands in for another has no translations, and nobody chose its language: an unknown address has none.
  const isChosen = document.head.querySelector("link[hreflang]") !== null;
  if (isLanguage(language) && isChosen) {
    const visit: Visit = { language, seen };
    navigator.serviceWorker.controller?.postMessage(visit);
  }
}

async function register(): Promise<void> {
  const container = navigator.serviceWorker;
  const isFirst = container.controller === null;
  container.addEventListener("controllerchange", () => {
    tellWorker(isFirst ? [window.location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)] : []);
  });
  // A worker that a network on the way remembered would be a deploy behind.
  await container.register(WORKER_PATH, { updateViaCache: "none" });
  tellWorker([]);
}

/**
 * Keeps the travel card and what is visited for times without a network (docs/decisions/0023-offline.md): when the page is alive and
 * nothing else is to do, and not for whoever asks to save data.
 */
export function keepOffline(): void {
  const { saveData = false } = (navigator as { readonly connection?: Connection }).connection ?? {};
  if (!HAS_WORKER || saveData || !("serviceWorker" in navigator)) {
    return;
  }
  window.addEventListener(
    LoaderEvent.Hydrated,
    () => {
      // Safari has no such callback; to wait for the next task is all that is possible there.
      ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(() => {
        register().catch((error: unknown) => {
          console.error("Nothing is kept for times without a network.", error);
        });
      });
    },
    { once: true },
  );
}
