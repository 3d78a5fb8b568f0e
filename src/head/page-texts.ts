import type { PageContext } from "../i18n/routes/page-context";
import type { ListKey, Namespace, TextKey } from "../schemas/text-keys";
import { withoutMarkup } from "../facts/links";
import { contentsOf, readTexts } from "../i18n/read-texts";

/** The texts of a page, without markup, for its head and its structured data. */
export interface PageTexts {
  readonly text: <Name extends Namespace>(namespace: Name, key: TextKey<Name>) => string;
  readonly list: <Name extends Namespace>(namespace: Name, key: ListKey<Name>) => readonly string[];
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
 * Reads the texts of a page's query. Gatsby renders the head outside the page, so it has no context.
 *
 * @throws for a text that the page's query does not have: head and structured data only repeat what the page shows
 */
export function pageTexts(
  { locales, article }: PageTextsData,
  { mainNamespace, language, paths }: Pick<PageContext, "mainNamespace" | "language" | "paths">,
): PageTexts {
  const contents = new Map([...contentsOf(locales), ...(article ? [[mainNamespace, article] as const] : [])]);
  const { text, list, has } = readTexts((namespace) => contents.get(namespace), { language, page: paths[language] }, withoutMarkup);
  return {
    text,
    list,
    own: {
      text: (key) => text(mainNamespace, key),
      list: (key) => list(mainNamespace, key),
      has: (key) => has(mainNamespace, key),
    },
  };
}
