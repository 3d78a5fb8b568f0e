import { type ReactElement, createElement } from "react";
import type { PageContext } from "../../core/routes/page-context";
import { isListed } from "../../core/routes/routes";
import { type StructuredPageData, pageContent } from "./page-content";
import { pageGraph } from "./page-graph";
import { serializeForScript } from "./serialize";

/** A page with the result of its query. */
export interface PageResult {
  readonly data: StructuredPageData;
  readonly pageContext: PageContext;
}

/** The element that carries the graph of a page; a page that is not to be listed has none. */
export function structuredDataElement({ data, pageContext }: PageResult): ReactElement | null {
  if (!isListed(pageContext.routeId)) {
    return null;
  }
  return createElement("script", {
    key: "structured-data",
    type: "application/ld+json",
    dangerouslySetInnerHTML: { __html: serializeForScript(pageGraph(pageContent(data, pageContext))) },
  });
}
