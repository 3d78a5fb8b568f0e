import type { BreadcrumbList, CollectionPage, ItemList, TouristInformationCenter, WebPage } from "schema-dts";
import { required } from "../../core/required";
import { pageBreadcrumbs } from "../../core/routes/breadcrumbs";
import { HOME } from "../../core/page-ids";
import { headline } from "../page-texts";
import { postalAddress } from "./business";
import { type Entity, entity, partId, thisPage } from "./ids";
import { type PageContent, heroPicture } from "./page-content";

/** The properties of every kind of page. Its name is its headline and not its title, which visitors may not see. */
function pageProperties(page: PageContent) {
  const picture = heroPicture(page);
  return {
    ...thisPage(page),
    url: page.url,
    name: headline(page),
    description: page.own.text(page.own.has("hero.lead") ? "hero.lead" : "standfirst"),
    inLanguage: page.language,
    isPartOf: entity(page, "website"),
    ...(picture === null ? {} : { primaryImageOfPage: { "@type": "ImageObject" as const, inLanguage: page.language, ...picture } }),
    ...(page.routeId === HOME ? {} : { breadcrumb: { "@id": partId(page, "breadcrumb") } }),
  };
}

export function webPage(page: PageContent, subject: Entity = "office"): WebPage {
  return { "@type": "WebPage", ...pageProperties(page), about: entity(page, subject) };
}

export function breadcrumbList(page: PageContent): BreadcrumbList {
  const trail = pageBreadcrumbs({
    language: page.language,
    path: page.path,
    parent: page.parent,
    navigationLabel: (route) => page.text("common", `nav.${route}`),
    ...(page.data.article ? { ownLabel: page.own.text("card.title") } : {}),
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

/** The travel guide: a collection of articles, about the information centre in town. */
export function travelGuide(page: PageContent): readonly [CollectionPage, ItemList, TouristInformationCenter] {
  const guides = partId(page, "guides");
  const information = partId(page, "information");
  return [
    {
      "@type": "CollectionPage",
      ...pageProperties(page),
      about: { "@id": information },
      mainEntity: { "@id": guides },
    },
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
