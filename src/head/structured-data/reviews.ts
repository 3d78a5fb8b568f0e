import type { Review } from "schema-dts";
import { required } from "../../core/required";
import { withoutMarkup } from "../../core/text/links";
import { entity, partId } from "./ids";
import type { PageContent } from "./page-content";

/**
 * The real reviews that a page shows, each with the place where it was published. Samples never become data, and there is no rating, because
 * search engines ignore a business's rating of itself.
 *
 * @source Google Search Central, review snippets: self-serving reviews of local businesses
 */
export function reviews(page: PageContent): readonly Review[] {
  return required(page.data.reviewsJson, "The reviews in the page's query").reviews.flatMap(({ id, author, text, date, sample, source }) =>
    sample || source === null
      ? []
      : {
          "@type": "Review" as const,
          "@id": partId(page, `review-${id}`),
          author: { "@type": "Person" as const, name: author },
          datePublished: date,
          reviewBody: withoutMarkup(text),
          url: source,
          itemReviewed: entity(page, "office"),
          inLanguage: page.language,
        },
  );
}
