import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import { createElement } from "react";
import { LANGUAGE_SCRIPT } from "../i18n/language-script";
import { type PageResult, structuredDataElement } from "../seo/structured-data/script-element";

/**
 * What stands in a document beside the page itself: the script that chooses the language before anything is painted, and the graph for
 * search engines. The graph is printed here and not by Gatsby's `Head`, which would carry its builders into every visitor's scripts.
 */
export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({
  pathname,
  loadPageDataSync,
  setHeadComponents,
  setPreBodyComponents,
}: // During development Gatsby renders one empty shell for all pages.
Pick<RenderBodyArgs, "pathname" | "setHeadComponents" | "setPreBodyComponents"> & Partial<RenderBodyArgs>) => {
  setPreBodyComponents([createElement("script", { key: "language", dangerouslySetInnerHTML: { __html: LANGUAGE_SCRIPT } })]);
  const page = loadPageDataSync?.(pathname).result as unknown as PageResult | undefined;
  if (page !== undefined) {
    setHeadComponents([structuredDataElement(page)]);
  }
};
