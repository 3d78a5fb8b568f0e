import type { Article } from "schema-dts";
import { entity, partId, thisPage } from "./ids";
import type { PageContent } from "./page-content";
import { socialPicture } from "../../core/routes/social-picture";

/** The article of a page: its author is the business, or the person whom the data name. */
export function article(page: PageContent): Article {
  const { article: entry } = page.data;
  if (entry === null || entry === undefined) {
    throw new Error(`The query of “${page.path}” has no article.`);
  }
  return {
    "@type": "Article",
    "@id": partId(page, "article"),
    headline: page.text(page.mainNamespace, "hero.title"),
    description: page.text(page.mainNamespace, "standfirst"),
    image: `${page.siteUrl}${socialPicture(page.language, page.routeId).path}`,
    author: entry.author === "brand" ? entity(page, "organization") : { "@type": "Person", name: entry.author },
    publisher: entity(page, "organization"),
    datePublished: entry.published,
    dateModified: entry.modified,
    inLanguage: page.language,
    isPartOf: thisPage(page),
    mainEntityOfPage: thisPage(page),
  };
}
