import type { Language } from "../languages";
import { type SiteData, articleFile, heroPicture } from "../../schemas";
import { PAGE_DEFAULTS } from "../../schemas/pages";
import { required } from "../../schemas/required";
import { ARTICLE_PARENT } from "../page-ids";
import { localizedPaths } from "./localized-path";

type PageEntry = SiteData["pages"]["pages"][string];

/** One page of the site in all its languages. */
export interface Route {
  /** The page's id in `data/pages.json`, or the article's id. */
  readonly id: string;
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
  readonly paths: Readonly<Record<Language, string>>;
  readonly formerly: readonly string[];
  /** The page between home and this one in the breadcrumb, if any. */
  readonly parent: string | null;
}

/** Every page of the site: the fixed pages in the order of `data/pages.json`, then the articles in theirs. */
export function routeTable({ pages, articles, business }: Pick<SiteData, "pages" | "articles" | "business">): readonly Route[] {
  const fixed = Object.entries(pages.pages).map(([id, { slugs, ...page }]): Route => {
    // The travel guide changes with the articles that it lists.
    const listed = id === ARTICLE_PARENT ? articles.articles.map(({ modified }) => modified) : [];
    const paths = localizedPaths(slugs, business.slug);
    // Addresses that named an earlier brand.
    const renamed = (business.formerSlugs ?? []).flatMap((brand) => Object.values(localizedPaths(slugs, brand)));
    return {
      ...page,
      id,
      mainNamespace: id,
      picture: page.picture ?? null,
      socialScene: required(page.socialScene ?? page.picture, `“socialScene” or “picture” of the page “${id}”`),
      published: page.published ?? page.modified,
      // ISO dates sort as text.
      modified: [page.modified, ...listed].sort().at(-1) ?? page.modified,
      paths,
      formerly: [...new Set([...page.formerly, ...renamed])].filter((path) => !Object.values(paths).includes(path)),
      parent: articles.cards.includes(id) ? ARTICLE_PARENT : null,
    };
  });
  const written = articles.articles.map(({ slugs, ...article }): Route => ({
    id: article.id,
    // Other articles do without the map and its styles.
    template: article.sections.some(({ drive }) => drive) ? "article/drives" : "article",
    namespaces: ["common"],
    mainNamespace: `data/${articleFile(article.id)}`,
    ...PAGE_DEFAULTS,
    picture: heroPicture(article),
    socialScene: heroPicture(article),
    published: article.published,
    modified: article.modified,
    paths: localizedPaths(slugs, business.slug),
    formerly: article.formerly,
    parent: ARTICLE_PARENT,
  }));
  return [...fixed, ...written];
}
