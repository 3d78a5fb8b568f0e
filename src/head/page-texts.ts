import { withoutMarkup } from "../core/text/links";
import type { PageContext } from "../core/routes/page-context";
import { HOME } from "../core/routes/route-table";
import { type Step, readAs } from "../core/text/text-shapes";
import { valueAt } from "../core/text/value-at";

/** The texts of a page without markup, for what is not part of its body: head and structured data. */
export interface PageTexts {
  readonly routeId: string;
  readonly mainNamespace: string;
  readonly text: (namespace: string, key: string) => string;
  readonly list: (namespace: string, key: string) => readonly string[];
  readonly steps: (namespace: string, key: string) => readonly Step[];
  /** Tells whether there is a text under a key. */
  readonly has: (namespace: string, key: string) => boolean;
}

/**
 * Reads the texts of a page's query. A head has no translation provider.
 *
 * @throws for a text that the page's query does not have: head and structured data only repeat what the page shows
 */
export function pageTexts(
  locales: Queries.PageFragment["locales"],
  { routeId, mainNamespace, language, paths }: Pick<PageContext, "routeId" | "mainNamespace" | "language" | "paths">,
): PageTexts {
  const namespaces = new Map(locales.edges.map(({ node }) => [node.ns, JSON.parse(node.data) as unknown]));
  const at = (namespace: string, key: string): unknown => valueAt(namespaces.get(namespace), key.split("."));
  const place = (namespace: string, key: string) => ({ language, namespace, key, page: paths[language] });
  return {
    routeId,
    mainNamespace,
    text: (namespace, key) => withoutMarkup(readAs.text(at(namespace, key), place(namespace, key))),
    list: (namespace, key) => readAs.list(at(namespace, key), place(namespace, key)).map(withoutMarkup),
    steps: (namespace, key) =>
      readAs
        .steps(at(namespace, key), place(namespace, key))
        .map(({ title, text }) => ({ title: withoutMarkup(title), text: withoutMarkup(text) })),
    has: (namespace, key) => at(namespace, key) !== undefined,
  };
}

/** The headline of a page: one line, or the lines of the poster. */
export function headline({ text, list, mainNamespace, routeId }: PageTexts): string {
  return routeId === HOME ? list(mainNamespace, "hero.title").join(" ") : text(mainNamespace, "hero.title");
}
