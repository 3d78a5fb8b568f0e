import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import { createElement } from "react";
import { LANGUAGE_SCRIPT } from "../i18n/language-script";
import { LoaderId } from "../loader/names";
import { type PageResult, structuredDataElement } from "../seo/structured-data/script-element";
import { heroPreload } from "./hero-preload";
import { PAGE_ATTRIBUTE } from "./page-data";

/**
 * What stands in a document beside the page itself: the script that chooses the language before anything is painted, the place of the
 * loader, the page's path for whoever brings it to life, and the graph for search engines. The graph is printed here and not by Gatsby's `Head`, which would carry its builders into every visitor's scripts.
 */
export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({
  pathname,
  bodyHtml,
  loadPageDataSync,
  setHeadComponents,
  setPreBodyComponents,
  setBodyAttributes,
}: // During development Gatsby renders one empty shell for all pages.
Pick<RenderBodyArgs, "pathname" | "setHeadComponents" | "setPreBodyComponents" | "setBodyAttributes"> &
  Partial<RenderBodyArgs> & { readonly bodyHtml?: string }) => {
  setPreBodyComponents([
    createElement("script", { key: "language", dangerouslySetInnerHTML: { __html: LANGUAGE_SCRIPT } }),
    // Filled in after the build, when it is known which scripts there are.
    createElement("script", { key: "loader", id: LoaderId.Loader }),
  ]);
  // Gatsby's types know no attributes of data.
  setBodyAttributes({ [PAGE_ATTRIBUTE]: pathname } as object);
  const preload = heroPreload(bodyHtml ?? "");
  if (preload !== undefined) {
    setHeadComponents([preload]);
  }
  const page = loadPageDataSync?.(pathname).result as unknown as PageResult | undefined;
  if (page !== undefined) {
    setHeadComponents([structuredDataElement(page)]);
  }
};
