import type { Review } from "schema-dts";
import { entity, partId } from "./ids";
import type { PageContent } from "./page-content";

/**
 * The reviews that a page shows: real ones only, each with the place where it was published. Samples never become data, and no rating is
 * given, because search engines take a business's rating of itself as self-serving.
 *
 * @source Google Search Central, review snippets: self-serving reviews of local businesses
 */
export function reviews(page: PageContent): readonly Review[] {
  return (page.data.reviewsJson?.reviews ?? []).flatMap(({ id, author, date, sample, source }): readonly Review[] =>
    sample || source === null
      ? []
      : [
          {
            "@type": "Review",
            "@id": partId(page, `review-${id}`),
            author: { "@type": "Person", name: author },
            datePublished: date,
            reviewBody: page.text("reviews", `${id}.text`),
            url: source,
            itemReviewed: entity(page, "office"),
            inLanguage: page.language,
          },
        ],
  );
}
