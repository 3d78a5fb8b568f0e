import plugins from "$gatsby/api-runner-browser-plugins";
import { RouteAnnouncerProps } from "$gatsby/route-announcer-props";
import { components } from "$virtual/async-requires";
import { type ReactElement, type ReactNode, createElement, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { LoaderEvent } from "../../publish/scripts/names";
import { StaticFallback } from "../../publish/scripts/StaticFallback";
import { keepOffline } from "../../publish/offline/keep-offline";
import { fetchPageData } from "../../publish/scripts/fetch-page-data";

/** The element that Gatsby renders pages into. */
const ROOT_ID = "___gatsby";

function tell(event: LoaderEvent): void {
  window.dispatchEvent(new Event(event));
}

/** Tells the loader that everything below has come alive: effects of what is inside run before its own. */
function Alive({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    tell(LoaderEvent.Alive);
  }, []);
  return children;
}

/**
 * The content as the server sent it, as a copy: what was pressed meanwhile is shown as busy, and would be for ever where this is put back.
 * The copy belongs to the document of a template, which is never shown; in the page's own it would fetch every picture.
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
 * Brings the page to life. It takes the place of Gatsby's own entry, whose router, prefetching and scrolling have nothing to do on a site
 * where every link opens a document (docs/decisions/0006-plain-links.md). The tree is the one that Gatsby renders on the server.
 *
 * @throws when the data of the page or its template cannot be fetched; the document then stays as it is
 */
async function hydratePage(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (root === null) {
    throw new Error("The document has no place for a page.");
  }
  const { componentChunkName, result } = await fetchPageData();
  const load = components[componentChunkName];
  if (load === undefined) {
    throw new Error(`There is no template called “${componentChunkName}”.`);
  }
  const { default: Template } = await load();
  const props = { ...result, location: window.location };
  const page = (
    <StaticFallback content={contentOf(root)}>
      <Alive>
        <div id="gatsby-focus-wrapper" tabIndex={-1} style={{ outline: "none" }}>
          {wrapped(createElement(Template, props), props)}
        </div>
        <div {...RouteAnnouncerProps} />
      </Alive>
    </StaticFallback>
  );
  // As a transition it is done in slices, between which the browser answers to a visitor.
  startTransition(() => {
    hydrateRoot(root, page);
  });
}

keepOffline();
hydratePage().catch((error: unknown) => {
  tell(LoaderEvent.Lifeless);
  console.error("The page stays without scripts.", error);
});
