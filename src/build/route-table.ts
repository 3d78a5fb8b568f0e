import type { Language } from "../site/languages";
import { localizedPaths } from "../site/routes";
import type { SiteData } from "../site/schemas";

/** One page of the site in all its languages. */
export interface Route {
  /** The page's id in `data/pages.json`, or the article's id. */
  readonly id: string;
  /** The file in `src/templates`, without its ending. */
  readonly template: string;
  readonly namespaces: readonly string[];
  readonly mainNamespace: string;
  readonly picture: string;
  readonly paths: Readonly<Record<Language, string>>;
  readonly formerly: readonly string[];
  readonly parent: string | null;
}

/** The namespace that holds the text of an article. */
export function articleNamespace(articleId: string): string {
  return `article-${articleId}`;
}

/** The page above an article in the breadcrumb: the travel guide that lists it. */
const ARTICLE_PARENT = "explore-cyprus";

/**
 * Every page of the site, from the slug map and the articles.
 *
 * @returns the fixed pages in the order of `data/pages.json`, then the articles in theirs
 */
export function routeTable({ pages, articles, business }: Pick<SiteData, "pages" | "articles" | "business">): readonly Route[] {
  const fixed = Object.entries(pages.pages).map(([id, page]): Route => {
    const { slugs, ...rest } = page;
    return {
      ...rest,
      id,
      mainNamespace: id,
      paths: localizedPaths(slugs, business.slug),
      parent: articles.cards.includes(id) ? ARTICLE_PARENT : null,
    };
  });
  const written = articles.articles.map(({ id, picture, slugs, formerly }): Route => ({
    id,
    template: "article",
    namespaces: ["common", articleNamespace(id)],
    mainNamespace: articleNamespace(id),
    picture,
    paths: localizedPaths(slugs, business.slug),
    formerly,
    parent: ARTICLE_PARENT,
  }));
  return [...fixed, ...written];
}
