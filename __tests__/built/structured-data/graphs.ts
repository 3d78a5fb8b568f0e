import { isListed } from "../../../src/i18n/routes/routes";
import { type BuiltPage, PAGES, documentOf } from "../site";

/** A value of a graph, with its property. */
export interface GraphValue {
  readonly property: string;
  readonly value: string | number | boolean;
}

export type GraphNode = Readonly<Record<string, unknown>> & { readonly "@type"?: string; readonly "@id"?: string };

/** The pages that search engines may list; the others have no structured data. */
export const LISTED: readonly BuiltPage[] = PAGES.filter(({ routeId }) => isListed(routeId));

/** The one graph of a page. */
export function graphOf(page: BuiltPage) {
  // The JSON of two graphs would not parse.
  return JSON.parse(documentOf(page)('script[type="application/ld+json"]').text()) as { readonly "@graph": readonly GraphNode[] };
}

/** Every node of a graph, the nested ones too. */
export function nodesOf(value: unknown): readonly GraphNode[] {
  if (Array.isArray(value)) {
    return value.flatMap(nodesOf);
  }
  if (typeof value === "object" && value !== null) {
    return [value as GraphNode, ...Object.values(value).flatMap(nodesOf)];
  }
  return [];
}

/** Every value of a node that is not a node itself. */
export function valuesOf(node: GraphNode): readonly GraphValue[] {
  return Object.entries(node)
    .filter(([property]) => !property.startsWith("@"))
    .flatMap(([property, value]) =>
      [value]
        .flat()
        .filter((entry): entry is string | number | boolean => typeof entry !== "object")
        .map((entry) => ({ property, value: entry })),
    );
}
