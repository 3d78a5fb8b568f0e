import type { GatsbyBrowser } from "gatsby";

/** Gatsby's page loader, as far as it is needed here. */
interface PageLoader {
  loadPage: (path: string) => Promise<PageResources>;
  loadPageSync: (path: string, options?: object) => PageResources | undefined;
}

interface PageResources {
  readonly page: { readonly path: string; readonly matchPath?: string };
}

declare global {
  interface Window {
    ___loader?: PageLoader;
    pagePath?: string;
  }
}

/** The attribute by which a localized 404 document names its own page. */
export const NOT_FOUND_ATTRIBUTE = "data-not-found";

/**
 * An unknown address below a language is answered with that language's 404 document, but Gatsby's loader knows only `/404.html` and
 * would replace German by English. So the loader is told which page this document is. (A `matchPath` would say the same, at the price
 * of every page's path in the script of every page.)
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const path = document.querySelector(`[${NOT_FOUND_ATTRIBUTE}]`)?.getAttribute(NOT_FOUND_ATTRIBUTE);
  const loader = window.___loader;
  if (path === null || path === undefined || loader === undefined || path === window.location.pathname) {
    return;
  }
  delete window.pagePath;
  const { loadPage, loadPageSync } = loader;
  const matchAnyPath = (resources: PageResources): PageResources => ({ ...resources, page: { ...resources.page, matchPath: "/*" } });
  loader.loadPage = async () => matchAnyPath(await loadPage(path));
  loader.loadPageSync = (_, options) => {
    const resources = loadPageSync(path, options);
    return resources === undefined ? undefined : matchAnyPath(resources);
  };
};
