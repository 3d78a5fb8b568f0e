import { type ReactElement, createElement } from "react";
import type { PageContext } from "../../core/routes/page-context";
import { isListed } from "../../core/routes/routes";
import { type GraphData, pageContent } from "./page-content";
import { pageGraph } from "./page-graph";
import { serializeForScript } from "./serialize";

/** The element with the graph of a page, or nothing for a page that search engines may not list. */
export function structuredDataElement(data: GraphData, pageContext: PageContext): ReactElement | null {
  if (!isListed(pageContext.routeId)) {
    return null;
  }
  return createElement("script", {
    key: "structured-data",
    type: "application/ld+json",
    dangerouslySetInnerHTML: { __html: serializeForScript(pageGraph(pageContent(data, pageContext))) },
  });
}
