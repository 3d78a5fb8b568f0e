import type { GatsbyBrowser } from "gatsby";

/**
 * Leaves scrolling to the browser, which goes to the beginning of a page that is opened and to the old place of one that is returned to.
 * Gatsby remembers places by path for pages that it exchanges itself; here every page is a document, and opening one a second time would
 * begin in its middle.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
