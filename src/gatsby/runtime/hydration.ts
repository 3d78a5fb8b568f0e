// For faults that visitors met: with missing data or behind a captive portal, Gatsby showed its 404 page, or asked for the data without end.
import type { GatsbyBrowser } from "gatsby";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { pageDataOf } from "../../i18n/routes/folders";
import { keepOffline } from "../../publish/offline/keep-offline";
import { rememberServedPage } from "./StaticFallback";

const isBuilt = process.env["NODE_ENV"] === "production";

/** Reads the page's data, as Gatsby does next. */
async function readPageData(): Promise<unknown> {
  const response = await fetch(pageDataOf(window.location.pathname) + window.location.search);
  return response.ok ? response.json() : Promise.reject(new Error(`The page's data: ${String(response.status)}`));
}

/**
 * Prepares hydration, which Gatsby starts when the promise resolves. If the page's data are missing, or a captive portal answers instead,
 * it never resolves, and the page stays as it was served. Gatsby would show the 404 page, or request the data again and again.
 */
export async function onClientEntry(): Promise<void> {
  if (!isBuilt) {
    return;
  }
  // A task of its own, so that the browser can respond after the one in which the scripts start.
  await new Promise((resolve) => setTimeout(resolve));
  keepOffline();
  rememberServedPage();
  await readPageData().catch((error: unknown) => {
    console.error("The page stays without scripts.", error);
    window.dispatchEvent(new Event("failed"));
    return new Promise(() => undefined);
  });
}

/** Tells the loader (`src/gatsby/runtime/loader.ts`) that the page is hydrated and its effects have run. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.dispatchEvent(new Event("hydrated"));
};

/**
 * Hydrates the page as a transition: React works in slices, and the browser responds to the visitor between them. If the data come from a
 * newer build than the document, React renders the page again. That is not an error.
 */
function hydrate(page: Parameters<typeof hydrateRoot>[1], root: Element): void {
  startTransition(() => {
    hydrateRoot(root, page, { onRecoverableError: () => undefined });
  });
}

export const replaceHydrateFunction = () => (isBuilt ? hydrate : undefined);
