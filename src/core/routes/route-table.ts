import type { Language } from "../languages";
import { localizedPaths } from "./localized-path";
import type { SiteData } from "../schemas";

/** One page of the site in all its languages. */
export interface Route {
  /** The page's id in `data/pages.json`, or the article's id. */
  readonly id: string;
  /** A folder of `src/templates`. */
  readonly template: string;
  readonly namespaces: readonly string[];
  readonly mainNamespace: string;
  readonly picture: string;
  /** The picture that social networks show behind the headline. */
  readonly socialScene: string;
  /** The day on which the content last changed, as an ISO date. */
  readonly modified: string;
  readonly paths: Readonly<Record<Language, string>>;
  readonly formerly: readonly string[];
  readonly parent: string | null;
}

/** The namespace that holds the text of an article. */
export function articleNamespace(articleId: string): `article-${string}` {
  return `article-${articleId}`;
}

/** The id of the page at the root of a language. */
export const HOME = "home";

/** The id of the page for addresses that do not exist. */
export const NOT_FOUND = "not-found";

/** The page above an article in the breadcrumb: the travel guide that lists it. */
export const ARTICLE_PARENT = "explore-cyprus";

/**
 * Every page of the site, from the slug map and the articles.
 *
 * @returns the fixed pages in the order of `data/pages.json`, then the articles in theirs
 */
export function routeTable({ pages, articles, business }: Pick<SiteData, "pages" | "articles" | "business">): readonly Route[] {
  // The travel guide changes with what it lists.
  const newest =
    articles.articles
      .map(({ modified }) => modified)
      .sort()
      .at(-1) ?? "";
  const fixed = Object.entries(pages.pages).map(([id, page]): Route => {
    const { slugs, socialScene, ...rest } = page;
    return {
      ...rest,
      id,
      mainNamespace: id,
      socialScene: socialScene ?? page.picture,
      modified: id === ARTICLE_PARENT && newest > page.modified ? newest : page.modified,
      paths: localizedPaths(slugs, business.slug),
      parent: articles.cards.includes(id) ? ARTICLE_PARENT : null,
    };
  });
  const written = articles.articles.map(({ id, picture, slugs, formerly, modified }): Route => ({
    id,
    template: "article",
    namespaces: ["common", articleNamespace(id)],
    mainNamespace: articleNamespace(id),
    picture,
    socialScene: picture,
    modified,
    paths: localizedPaths(slugs, business.slug),
    formerly,
    parent: ARTICLE_PARENT,
  }));
  return [...fixed, ...written];
}
