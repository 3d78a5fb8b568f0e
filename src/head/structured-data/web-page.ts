import type { BreadcrumbList, CollectionPage, ItemList, TouristInformationCenter, WebPage } from "schema-dts";
import { pageBreadcrumbs } from "../../core/routes/breadcrumbs";
import { headline } from "../page-texts";
import { type Entity, entity, partId, thisPage } from "./ids";
import { type PageContent, heroPicture } from "./page-content";

/** The sentence below the headline; articles open with their standfirst. */
function lead({ text, has, mainNamespace }: PageContent): string {
  return text(mainNamespace, has(mainNamespace, "hero.lead") ? "hero.lead" : "standfirst");
}

/** What every kind of page says of itself. Its name is its headline, which visitors see, and not the title, which they may not. */
function pageProperties(page: PageContent) {
  const picture = heroPicture(page);
  return {
    ...thisPage(page),
    url: page.url,
    name: headline(page),
    description: lead(page),
    inLanguage: page.language,
    isPartOf: entity(page, "website"),
    ...(picture === null ? {} : { primaryImageOfPage: { "@type": "ImageObject" as const, inLanguage: page.language, ...picture } }),
    ...(page.routeId === "home" ? {} : { breadcrumb: { "@id": partId(page, "breadcrumb") } }),
  };
}

/**
 * A page about the business.
 *
 * @param subject the place that the page is about
 */
export function webPage(page: PageContent, subject: Entity = "office"): WebPage {
  return { "@type": "WebPage", ...pageProperties(page), about: entity(page, subject) };
}

/** The trail to a page, as its breadcrumb shows it. */
export function breadcrumbList(page: PageContent): BreadcrumbList {
  const trail = pageBreadcrumbs({
    language: page.language,
    path: page.path,
    parent: page.parent,
    navigationLabel: (route) => page.text("common", `nav.${route}`),
    ...(page.data.article === undefined ? {} : { ownLabel: page.text(page.mainNamespace, "card.title") }),
  });
  return {
    "@type": "BreadcrumbList",
    "@id": partId(page, "breadcrumb"),
    itemListElement: trail.map(({ label: name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: path === page.path ? thisPage(page) : { "@type": "WebPage", "@id": `${page.siteUrl}${path}` },
    })),
  };
}

/** The travel guide: a collection of articles, about the place where visitors are advised. The business itself is no such place. */
export function travelGuide(page: PageContent): readonly [CollectionPage, ItemList, TouristInformationCenter] {
  const guides = partId(page, "guides");
  const informationCenter = partId(page, "information");
  return [
    {
      "@type": "CollectionPage",
      ...pageProperties(page),
      about: { "@id": informationCenter },
      mainEntity: { "@id": guides },
    },
    {
      "@type": "ItemList",
      "@id": guides,
      itemListElement: (page.data.articlesJson?.localizedCards ?? []).map(({ title, url }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        url: `${page.siteUrl}${url}`,
      })),
    },
    {
      "@type": "TouristInformationCenter",
      "@id": informationCenter,
      name: page.text("explore-cyprus", "guide.information.name"),
      address: { "@type": "PostalAddress", addressLocality: page.text("common", "address.locality"), addressCountry: "CY" },
    },
  ];
}
