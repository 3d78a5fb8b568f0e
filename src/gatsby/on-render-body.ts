import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import { createElement } from "react";
import { LANGUAGE_SCRIPT, UNKNOWN_ATTRIBUTE } from "../publish/scripts/language-script";
import { LoaderId } from "../publish/scripts/names";
import { type PageResult, structuredDataElement } from "../head/structured-data/script-element";
import { PAGE_DATA_ATTRIBUTE } from "../core/routes/page-data";
import { NOT_FOUND } from "../core/routes/route-table";
import { heroPreload } from "../head/hero-preload";

/**
 * What stands in a document beside the page itself: the script that chooses the language before anything is painted, the place of the
 * loader, the place where the address of the page's data will stand, and the graph for search engines. The graph is printed here and not by Gatsby's `Head`, which would carry its builders into every visitor's scripts.
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
    // Those without a text are filled in after the build.
    createElement("script", { key: "policy", id: LoaderId.Policy }),
    createElement("script", { key: "language", dangerouslySetInnerHTML: { __html: LANGUAGE_SCRIPT } }),
    createElement("script", { key: "loader", id: LoaderId.Loader }),
  ]);
  const preload = heroPreload(bodyHtml ?? "");
  if (preload !== undefined) {
    setHeadComponents([preload]);
  }
  const page = loadPageDataSync?.(pathname).result as unknown as PageResult | undefined;
  const isUnknown = page?.pageContext.routeId === NOT_FOUND;
  // The first is filled in after the build too, when the data of the page are written. Gatsby's types know no attributes of data.
  setBodyAttributes({ [PAGE_DATA_ATTRIBUTE]: "", ...(isUnknown ? { [UNKNOWN_ATTRIBUTE]: "" } : {}) } as object);
  if (page !== undefined) {
    setHeadComponents([structuredDataElement(page)]);
  }
};
