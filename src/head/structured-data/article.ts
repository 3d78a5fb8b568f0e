import type { Article } from "schema-dts";
import { required } from "../../core/required";
import { socialPicture } from "../../core/routes/social-picture";
import { entity, partId, thisPage } from "./ids";
import type { PageContent } from "./page-content";

export function article(page: PageContent): Article {
  const { author, published, modified } = required(page.data.article, `The article of ${page.path}`);
  return {
    "@type": "Article",
    "@id": partId(page, "article"),
    headline: page.own.text("hero.title"),
    description: page.own.text("standfirst"),
    image: `${page.siteUrl}${socialPicture(page.language, page.routeId).path}`,
    author: author === "brand" ? entity(page, "organization") : { "@type": "Person", name: author },
    publisher: entity(page, "organization"),
    datePublished: published,
    dateModified: modified,
    inLanguage: page.language,
    isPartOf: thisPage(page),
    mainEntityOfPage: thisPage(page),
  };
}
