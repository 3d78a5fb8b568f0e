import type { PageContext } from "../core/routes/page-context";
import { HOME } from "../core/page-ids";
import type { Namespace, TextKey } from "../core/schemas/text-keys";
import { withoutMarkup } from "../core/text/links";
import { readAs } from "../core/text/text-shapes";
import { valueAt } from "../core/text/value-at";

/** The texts of a page, without markup, for its head and its structured data. */
export interface PageTexts {
  readonly routeId: string;
  readonly text: <const Name extends Namespace, const Key extends string>(namespace: Name, key: TextKey<Name, Key, "text">) => string;
  readonly list: <const Name extends Namespace, const Key extends string>(
    namespace: Name,
    key: TextKey<Name, Key, "list">,
  ) => readonly string[];
  /** The page's own texts, whose keys the compiler does not know: its locale file, or its article. */
  readonly own: {
    readonly text: (key: string) => string;
    readonly list: (key: string) => readonly string[];
    readonly has: (key: string) => boolean;
  };
}

/** The result of a page's query, with the article of an article's page. */
export type PageTextsData = Pick<Queries.PageFragment, "locales"> & Partial<Pick<Queries.ArticlePageQuery, "article">>;

/**
 * Reads the texts of a page's query. A head has no translation provider.
 *
 * @throws for a text that the page's query does not have: head and structured data only repeat what the page shows
 */
export function pageTexts(
  { locales, article }: PageTextsData,
  { routeId, mainNamespace, language, paths }: Pick<PageContext, "routeId" | "mainNamespace" | "language" | "paths">,
): PageTexts {
  const namespaces = new Map(locales.edges.map(({ node }) => [node.ns, JSON.parse(node.data) as unknown]));
  if (article) {
    namespaces.set(mainNamespace, article);
  }
  const at = (namespace: string, key: string): unknown => valueAt(namespaces.get(namespace), key.split("."));
  const place = (namespace: string, key: string) => ({ language, namespace, key, page: paths[language] });
  const text = (namespace: string, key: string) => withoutMarkup(readAs.text(at(namespace, key), place(namespace, key)));
  const list = (namespace: string, key: string) => readAs.list(at(namespace, key), place(namespace, key)).map(withoutMarkup);
  return {
    routeId,
    text,
    list,
    own: {
      text: (key) => text(mainNamespace, key),
      list: (key) => list(mainNamespace, key),
      has: (key) => at(mainNamespace, key) !== undefined,
    },
  };
}

/** The headline of a page: one line, or the lines of the poster. */
export function headline({ own, routeId }: PageTexts): string {
  return routeId === HOME ? own.list("hero.title").join(" ") : own.text("hero.title");
}
