import plugins from "$gatsby/api-runner-browser-plugins";
import { RouteAnnouncerProps } from "$gatsby/route-announcer-props";
import { components } from "$virtual/async-requires";
import { type ReactElement, type ReactNode, createElement, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { required } from "../../core/required";
import { PAGE_DATA_ATTRIBUTE, type PageData } from "../../core/routes/page-data";
import { LoaderEvent } from "../../publish/scripts/names";
import { StaticFallback } from "../../publish/scripts/StaticFallback";
import { keepOffline } from "../../publish/offline/keep-offline";

async function readData(address: string, cache: RequestCache): Promise<PageData> {
  const response = await fetch(address, { cache });
  if (!response.ok) {
    throw new Error(`${address} answered ${String(response.status)}.`);
  }
  return (await response.json()) as PageData;
}

/** Fetches the data from which the document was rendered. */
async function fetchPageData(): Promise<PageData> {
  const address = required(document.body.getAttribute(PAGE_DATA_ATTRIBUTE), "The address of the page's data");
  // A captive portal may have answered with its page and let the browser cache it: then bypass the cache.
  return readData(address, "default").catch(() => readData(address, "reload"));
}

/** Tells the loader that everything below is hydrated: effects of children run before its own. */
function Hydrated({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    window.dispatchEvent(new Event(LoaderEvent.Hydrated));
  }, []);
  return children;
}

/**
 * A copy of the content as the server sent it, without the busy states that the loader has set. It belongs to the document of a template,
 * which is never shown; a copy in the page's own document would fetch every picture.
 */
function contentOf(element: HTMLElement): DocumentFragment {
  const { content } = document.createElement("template");
  content.append(...Array.from(element.childNodes, (node) => content.ownerDocument.importNode(node, true)));
  content.querySelectorAll("[aria-busy]").forEach((pressed) => {
    pressed.removeAttribute("aria-busy");
  });
  return content;
}

/** Wraps a page as the server did: plugin by plugin. */
function wrapped(page: ReactElement, props: Readonly<Record<string, unknown>>): ReactElement {
  return plugins.reduce((element, { plugin, options }) => plugin.wrapPageElement?.({ element, props }, options) ?? element, page);
}

/**
 * Hydrates the page. It replaces Gatsby's own entry, whose router, prefetching and scrolling have nothing to do on a site where every link
 * opens a document (docs/decisions/0006-plain-links.md). The tree is the one that Gatsby renders on the server.
 */
async function hydratePage(): Promise<void> {
  const root = required(document.getElementById("___gatsby"), "The element into which Gatsby renders pages");
  const { componentChunkName, result } = await fetchPageData();
  const { default: Template } = await required(components[componentChunkName], `The template “${componentChunkName}”`)();
  const props = { ...result, location: window.location };
  const page = (
    <StaticFallback content={contentOf(root)}>
      <Hydrated>
        <div id="gatsby-focus-wrapper" tabIndex={-1} style={{ outline: "none" }}>
          {wrapped(createElement(Template, props), props)}
        </div>
        <div {...RouteAnnouncerProps} />
      </Hydrated>
    </StaticFallback>
  );
  // React hydrates a transition in slices, between which the browser can respond to the visitor.
  startTransition(() => {
    hydrateRoot(root, page);
  });
}

keepOffline();
hydratePage().catch((error: unknown) => {
  window.dispatchEvent(new Event(LoaderEvent.Failed));
  console.error("The page stays without scripts.", error);
});
