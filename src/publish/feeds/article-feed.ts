import Builder from "fast-xml-builder";
import type { SiteTexts } from "../site-texts";
import type { Language } from "../../core/languages";
import { required } from "../../core/required";
import { feedPath } from "../../core/routes/feed";
import { ARTICLE_PARENT } from "../../core/page-ids";
import type { Route } from "../../core/routes/route-table";
import type { ArticleData, SiteData } from "../../core/schemas";

const builder = new Builder({ ignoreAttributes: false, attributeNamePrefix: "@", format: true, suppressEmptyNode: true });

/** The moment at which an ISO date begins, in UTC. */
const moment = (date: string): string => `${date}T00:00:00Z`;

interface FeedData {
  readonly articles: {
    readonly articles: readonly Pick<ArticleData, "id" | "author" | "published" | "modified" | "card">[];
  };
  readonly business: Pick<SiteData["business"], "brand">;
}

/**
 * The feed of the articles in a language, the newest first, with the texts of their cards.
 *
 * @source RFC 4287 (Atom)
 */
export function articleFeed(
  language: Language,
  siteUrl: string,
  { articles: { articles }, business: { brand } }: FeedData,
  routes: readonly Pick<Route, "id" | "paths">[],
  { text, localized }: Pick<SiteTexts, "text" | "localized">,
): string {
  const feedUrl = `${siteUrl}${feedPath(language)}`;
  const link = (id: string) => {
    const { paths } = required(
      routes.find((route) => route.id === id),
      `The page or article “${id}”`,
    );
    return { "@rel": "alternate", "@type": "text/html", "@hreflang": language, "@href": `${siteUrl}${paths[language]}` };
  };
  const newestFirst = [...articles].sort((one, other) => other.published.localeCompare(one.published));
  const changes = articles.map(({ modified }) => modified).sort();
  return builder.build({
    "?xml": { "@version": "1.0", "@encoding": "utf-8" },
    feed: {
      "@xmlns": "http://www.w3.org/2005/Atom",
      "@xml:lang": language,
      id: feedUrl,
      title: text(language, "common", "feed.title"),
      subtitle: text(language, ARTICLE_PARENT, "hero.lead"),
      updated: moment(required(changes.at(-1), "An article, from which the feed takes its date,")),
      author: { name: brand },
      link: [{ "@rel": "self", "@type": "application/atom+xml", "@href": feedUrl }, link(ARTICLE_PARENT)],
      entry: newestFirst.map(({ id, author, published, modified, card }) => ({
        // The id of an article stays when its address changes.
        id: `${feedUrl}#${id}`,
        title: localized(language, card.title),
        link: link(id),
        published: moment(published),
        updated: moment(modified),
        author: { name: author === "brand" ? brand : author },
        category: { "@term": localized(language, card.label) },
        summary: localized(language, card.summary),
      })),
    },
  });
}
