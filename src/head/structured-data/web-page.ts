import type {
  Article,
  BreadcrumbList,
  CollectionPage,
  FAQPage,
  HowTo,
  ItemList,
  Review,
  TouristInformationCenter,
  WebPage,
} from "schema-dts";
import { HOME } from "../../core/page-ids";
import { required } from "../../core/required";
import { pageBreadcrumbs } from "../../core/routes/breadcrumbs";
import type { StepGroup } from "../../core/schemas/steps";
import { withoutMarkup } from "../../core/text/links";
import { headline } from "../page-texts";
import { socialPicture } from "../social-picture";
import { postalAddress } from "./business";
import { type Entity, type PageContent, entity, heroPicture, partId, thisPage } from "./page-content";

/** The properties of every kind of page. Its name is its headline and not its title, which visitors may not see. */
function pageProperties(page: PageContent) {
  const picture = heroPicture(page);
  // A page that begins with its answers has neither.
  const lead = ["hero.lead", "standfirst"].find(page.own.has);
  return {
    ...thisPage(page),
    url: page.url,
    name: headline(page),
    ...(lead === undefined ? {} : { description: withoutMarkup(page.own.text(lead)) }),
    inLanguage: page.language,
    isPartOf: entity(page, "website"),
    ...(picture === null ? {} : { primaryImageOfPage: { "@type": "ImageObject" as const, inLanguage: page.language, ...picture } }),
    ...(page.routeId === HOME ? {} : { breadcrumb: { "@id": partId(page, "breadcrumb") } }),
  };
}

export function webPage(page: PageContent, subject: Entity = "office"): WebPage {
  return { "@type": "WebPage", ...pageProperties(page), about: entity(page, subject) };
}

export function article(page: PageContent): Article {
  const { author, published, modified } = required(page.data.article, `The article of ${page.path}`);
  return {
    "@type": "Article",
    "@id": partId(page, "article"),
    headline: page.own.text("hero.title"),
    description: page.own.text("standfirst"),
    image: socialPicture(page.data).url,
    author: author === "brand" ? entity(page, "organization") : { "@type": "Person", name: author },
    publisher: entity(page, "organization"),
    datePublished: published,
    dateModified: modified,
    inLanguage: page.language,
    isPartOf: thisPage(page),
    mainEntityOfPage: thisPage(page),
  };
}

export function breadcrumbList(page: PageContent): BreadcrumbList {
  const trail = pageBreadcrumbs({
    ...page,
    ownLabel: page.data.article ? page.own.text("card.title") : undefined,
  });
  return {
    "@type": "BreadcrumbList",
    "@id": partId(page, "breadcrumb"),
    itemListElement: trail.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: withoutMarkup(label),
      item: path === page.path ? thisPage(page) : { "@type": "WebPage", "@id": `${page.siteUrl}${path}` },
    })),
  };
}

/** The travel guide: a collection of articles, about the information centre in town. */
export function travelGuide(page: PageContent): readonly [CollectionPage, ItemList, TouristInformationCenter] {
  const guides = partId(page, "guides");
  const information = partId(page, "information");
  return [
    { "@type": "CollectionPage", ...pageProperties(page), about: { "@id": information }, mainEntity: { "@id": guides } },
    {
      "@type": "ItemList",
      "@id": guides,
      itemListElement: required(page.data.articlesJson, "The articles in the page's query").localizedCards.map(({ title, url }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        url: `${page.siteUrl}${url}`,
      })),
    },
    {
      "@type": "TouristInformationCenter",
      "@id": information,
      name: page.text("explore-cyprus", "guide.information.name"),
      address: postalAddress(page),
    },
  ];
}

/**
 * Instructions in steps.
 *
 * @param part the anchor of the section, and the key of its texts
 * @param steps their name in `data/steps.json`
 * @source schema.org, HowTo
 */
export function howTo(page: PageContent, part: string, steps: StepGroup) {
  const { has, text } = page.own;
  return {
    "@type": "HowTo",
    "@id": partId(page, `${part}-how-to`),
    name: text(`${part}.title`),
    description: text(has(`${part}.lead`) ? `${part}.lead` : "hero.lead"),
    inLanguage: page.language,
    isPartOf: thisPage(page),
    step: required(page.data.stepsJson?.[steps], `The steps “${steps}” in the page's query`).map(({ title, text: explanation }, index) => ({
      "@type": "HowToStep",
      position: index + 1,
      name: withoutMarkup(title),
      text: withoutMarkup(explanation),
      url: partId(page, part),
    })),
  } as const satisfies HowTo;
}

/** The questions that a page shows. */
export function questions(page: PageContent): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": partId(page, "questions"),
    inLanguage: page.language,
    isPartOf: thisPage(page),
    mainEntity: Object.entries(required(page.data.faqJson, "The questions in the page's query")).flatMap(([group, entries]) =>
      entries.map(({ id, question, answer }) => ({
        "@type": "Question" as const,
        url: partId(page, `faq-${group}-${id}`),
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
