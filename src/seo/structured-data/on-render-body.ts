import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import { createElement } from "react";
import type { PageContext } from "../../site/page-context";
import { type StructuredPageData, pageContent } from "./page-content";
import { pageGraph } from "./page-graph";
import { serializeForScript } from "./serialize";

interface PageResult {
  readonly data: StructuredPageData;
  readonly pageContext: PageContext;
}

/**
 * Prints the graph of a page into its head, while the build renders it. The browser never needs the builders, so they stay out of its
 * scripts; Gatsby's own `Head` would carry them there.
 */
export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({
  pathname,
  loadPageDataSync,
  setHeadComponents,
}: // During development Gatsby renders one empty shell for all pages.
Pick<RenderBodyArgs, "pathname" | "setHeadComponents"> & Partial<RenderBodyArgs>) => {
  const result = loadPageDataSync?.(pathname).result as unknown as PageResult | undefined;
  if (result === undefined || result.pageContext.routeId === "not-found") {
    return;
  }
  const graph = pageGraph(pageContent(result.data, result.pageContext));
  setHeadComponents([
    createElement("script", {
      key: "structured-data",
      type: "application/ld+json",
      dangerouslySetInnerHTML: { __html: serializeForScript(graph) },
    }),
  ]);
};
