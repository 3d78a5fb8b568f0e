import { type ReactElement, createElement } from "react";
import type { PageContext } from "../../core/routes/page-context";
import { isListed } from "../../core/routes/routes";
import { type GraphData, pageContent } from "./page-content";
import { pageGraph } from "./page-graph";

/** Characters that could end a script element, or a string in old readers of JavaScript. */
const UNSAFE = /[<>\u2028\u2029]/g;

/**
 * A value as JSON that is safe inside a script element.
 *
 * @source HTML, restrictions for contents of script elements
 * @example serializeForScript({ name: "</script>" }) // '{"name":"\\u003c/script\\u003e"}'
 */
export function serializeForScript(value: object): string {
  return JSON.stringify(value).replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

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
