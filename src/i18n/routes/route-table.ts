import type { Language } from "../languages";
import { type ArticleData, type SiteData, articleFile, heroPicture } from "../../schemas";
import { PAGE_DEFAULTS } from "../../schemas/pages";
import { required } from "../../schemas/required";
import { ARTICLE_PARENT } from "../page-ids";
import { localizedPaths } from "./localized-path";

type PageEntry = SiteData["pages"]["pages"][string];

/** One page of the site in all its languages, as its own entry or file describes it. */
export interface RouteEntry {
  /** The page's id in `data/pages.json`, or the article's id. */
  readonly id: string;
  readonly isArticle: boolean;
  /** The folder of `src/templates` that has its component. */
  readonly template: string;
  readonly namespaces: readonly string[];
  /** The namespace of the page's own title and description. */
  readonly mainNamespace: string;
  /** What the page's button does, and what its chat message is about. */
  readonly action: PageEntry["action"];
  readonly chatTopic: PageEntry["chatTopic"];
  /** The ids of the hero picture, if the page shows one, and of the picture for social networks. */
  readonly picture: string | null;
  readonly socialScene: string;
  /** The days on which the content appeared and last changed, as ISO dates. */
  readonly published: string;
  readonly modified: string;
  readonly slugs: PageEntry["slugs"];
  readonly redirectFrom: readonly string[];
}

/** The same with what follows from other files. */
export interface Route extends Omit<RouteEntry, "slugs" | "isArticle"> {
  readonly paths: Readonly<Record<Language, string>>;
  /** The page between home and this one in the breadcrumb, if any. */
  readonly parent: string | null;
}

/** The route of an entry of `data/pages.json`. */
export function pageRoute(id: string, page: PageEntry): RouteEntry {
  return {
    ...page,
    id,
    isArticle: false,
    template: id,
    mainNamespace: id,
    picture: page.picture ?? null,
    socialScene: required(page.socialScene ?? page.picture, `“socialScene” or “picture” of the page “${id}”`),
    published: page.published ?? page.modified,
  };
}

/** The route of an article. */
export function articleRoute(article: ArticleData): RouteEntry {
  const { id, published, modified, slugs, redirectFrom } = article;
  return {
    id,
    isArticle: true,
    // Other articles do without the map and its styles.
    template: article.sections.some(({ drive }) => drive) ? "article/drives" : "article",
    namespaces: ["common"],
    mainNamespace: `data/${articleFile(id)}`,
    ...PAGE_DEFAULTS,
    picture: heroPicture(article),
    socialScene: heroPicture(article),
    published,
    modified,
    slugs,
    redirectFrom,
  };
}

/**
 * Adds to routes what follows from other files.
 *
 * @param entries all routes of the site
 * @param business its slug stands in some paths
 * @param cards what `data/articles.json` lists
 */
export function linkedRoutes(
  entries: readonly RouteEntry[],
  business: { readonly slug: string; readonly formerSlugs?: readonly string[] | null | undefined },
  cards: readonly string[],
): readonly Route[] {
  const articleDays = entries.filter(({ isArticle }) => isArticle).map(({ modified }) => modified);
  return entries.map(({ isArticle, slugs, ...entry }) => {
    const paths = localizedPaths(slugs, business.slug);
    // Addresses that named an earlier brand.
    const renamed = isArticle ? [] : (business.formerSlugs ?? []).flatMap((brand) => Object.values(localizedPaths(slugs, brand)));
    // The travel guide changes with the articles that it lists. ISO dates sort as text.
    const days = [entry.modified, ...(entry.id === ARTICLE_PARENT ? articleDays : [])].sort();
    return {
      ...entry,
      modified: days.at(-1) ?? entry.modified,
      paths,
      redirectFrom: [...new Set([...entry.redirectFrom, ...renamed])].filter((path) => !Object.values(paths).includes(path)),
      parent: isArticle || cards.includes(entry.id) ? ARTICLE_PARENT : null,
    };
  });
}

/** Every page of the site: the fixed pages in the order of `data/pages.json`, then the articles in theirs. */
export function routeTable({ pages, articles, business }: Pick<SiteData, "pages" | "articles" | "business">): readonly Route[] {
  const entries = [...Object.entries(pages.pages).map(([id, page]) => pageRoute(id, page)), ...articles.articles.map(articleRoute)];
  return linkedRoutes(entries, business, articles.cards);
}
