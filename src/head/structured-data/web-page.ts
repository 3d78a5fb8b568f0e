import { graphql } from "gatsby";
import type { Article, BreadcrumbList, FAQPage, HowTo, Review, TouristInformationCenter, WebPage } from "schema-dts";
import { withoutMarkup } from "../../facts/links";
import { HOME } from "../../i18n/page-ids";
import { pageBreadcrumbs } from "../../i18n/routes/breadcrumbs";
import { menuLabel } from "../../i18n/texts";
import { required } from "../../schemas/required";
import { socialPicture } from "../social-picture";
import { postalAddress } from "./business";
import { type PageContent, entity, factValue, heroPictureUrl, partId, thisPage } from "./page-content";

/** The page itself. @param about the part of the business that it is about, if it is about one */
export function webPage(page: PageContent, about?: ReturnType<typeof entity>): WebPage {
  const image = heroPictureUrl(page);
  return {
    "@type": "WebPage",
    ...thisPage(page),
    url: page.url,
    inLanguage: page.language,
    isPartOf: entity(page, "website"),
    ...(about === undefined ? {} : { about }),
    ...(image === undefined ? {} : { primaryImageOfPage: { "@type": "ImageObject" as const, url: image } }),
    ...(page.routeId === HOME ? {} : { breadcrumb: { "@id": partId(page, "breadcrumb") } }),
  };
}

export function article(page: PageContent): Article {
  const { author, published, modified, hero, standfirst } = required(page.data.article, `The article of ${page.url}`);
  return {
    "@type": "Article",
    "@id": partId(page, "article"),
    headline: withoutMarkup(hero.title),
    description: withoutMarkup(standfirst),
    image: socialPicture(page.data).url,
    author: author === "brand" ? entity(page, "organization") : { "@type": "Person", name: author },
    publisher: entity(page, "organization"),
    datePublished: published,
    dateModified: modified,
    inLanguage: page.language,
    mainEntityOfPage: thisPage(page),
  };
}

export function breadcrumbList(page: PageContent): BreadcrumbList {
  const trail = pageBreadcrumbs({
    ...page,
    path: page.paths[page.language],
    labelOf: (id) => menuLabel(page.texts, id),
    ownLabel: page.data.article?.card.title ?? undefined,
  });
  return {
    "@type": "BreadcrumbList",
    "@id": partId(page, "breadcrumb"),
    itemListElement: trail.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: withoutMarkup(label),
      item: `${page.siteUrl}${path}`,
    })),
  };
}

/** The travel guide, which is about the information centre in town. */
export function travelGuide(page: PageContent): readonly [WebPage, TouristInformationCenter] {
  const information = { "@id": partId(page, "information") };
  return [
    webPage(page, information),
    {
      "@type": "TouristInformationCenter",
      ...information,
      name: page.text("explore-cyprus", "guide.information.name"),
      address: postalAddress(page),
    },
  ];
}

/** The first drive. @source schema.org, HowTo */
export function firstDrive(page: PageContent): HowTo {
  return {
    "@type": "HowTo",
    "@id": partId(page, "steps-how-to"),
    name: page.text("driving-guide", "steps.title"),
    description: page.text("driving-guide", "steps.lead"),
    totalTime: `PT${String(factValue(page.data.drivingGuideMinutes, "drivingGuideMinutes"))}M`,
    estimatedCost: {
      "@type": "MonetaryAmount",
      value: Number(factValue(page.data.drivingGuideCost, "drivingGuideCost")),
      currency: "EUR",
    },
    step: required(page.data.stepsJson?.driving, "The steps in the page's query").map(({ title, text }) => ({
      "@type": "HowToStep" as const,
      name: withoutMarkup(title),
      text: withoutMarkup(text),
    })),
  };
}

/** The questions that a page shows. */
export function questions(page: PageContent): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": partId(page, "questions"),
    inLanguage: page.language,
    isPartOf: thisPage(page),
    mainEntity: Object.values(required(page.data.faqJson, "The questions in the page's query")).flatMap((entries) =>
      entries.map(({ question, answer }) => ({
        "@type": "Question" as const,
        name: withoutMarkup(question),
        acceptedAnswer: { "@type": "Answer" as const, text: answer.map(withoutMarkup).join("\n") },
      })),
    ),
  };
}

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

export const query = graphql`
  fragment DrivingGuideGraph on Query {
    drivingGuideMinutes: fact(factId: { eq: "drivingGuideMinutes" }) {
      value
    }
    drivingGuideCost: fact(factId: { eq: "drivingGuideCost" }) {
      value
    }
  }
`;
