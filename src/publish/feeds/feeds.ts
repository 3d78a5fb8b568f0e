import { feedPath } from "../../core/routes/feed";
import type { Language } from "../../core/languages";
import type { SiteData } from "../../core/schemas";
import { atomFeed } from "./atom-feed";
import { ARTICLE_PARENT, type Route, articleNamespace } from "../../core/routes/route-table";
import type { SiteTexts } from "../../content/site-texts";

/** The feed of the articles in a language, with the texts of their cards. */
export function articleFeed(
  language: Language,
  siteUrl: string,
  { articles, business }: Pick<SiteData, "articles" | "business">,
  routes: readonly Route[],
  { text }: SiteTexts,
): string {
  const pathById = new Map(routes.map(({ id, paths }) => [id, paths[language]]));
  const pathOf = (id: string): string => pathById.get(id) ?? "";
  return atomFeed({
    language,
    siteUrl,
    path: feedPath(language),
    pagePath: pathOf(ARTICLE_PARENT),
    title: text(language, "common", "feed.title"),
    subtitle: text(language, ARTICLE_PARENT, "hero.lead"),
    author: business.brand,
    entries: articles.articles.map(({ id, author, published, modified }) => ({
      id,
      title: text(language, articleNamespace(id), "card.title"),
      summary: text(language, articleNamespace(id), "card.summary"),
      category: text(language, articleNamespace(id), "card.label"),
      path: pathOf(id),
      author: author === "brand" ? business.brand : author,
      published,
      modified,
    })),
  });
}
