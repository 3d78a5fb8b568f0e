import { type ReactElement, createElement } from "react";
import type { Graph, Thing } from "schema-dts";
import { HOME } from "../../i18n/page-ids";
import type { PageContext } from "../../i18n/routes/page-context";
import { type ListedPage, isListed } from "../../i18n/routes/routes";
import { cars, office, organization, parking, parkingFacility, service, vanBase, vans, website } from "./business";
import { type GraphData, type PageContent, entity, pageContent } from "./page-content";
import { article, breadcrumbList, firstDrive, questions, reviews, travelGuide, webPage } from "./web-page";

/** A page about the office, which is the local business. */
const aboutOffice = (page: PageContent): readonly Thing[] => [webPage(page, entity(page, "office")), office(page)];

/** The nodes of each fixed page besides the site, the business and the breadcrumb. */
const NODES: Readonly<Record<ListedPage, (page: PageContent) => readonly Thing[]>> = {
  home: (page) => [
    ...aboutOffice(page),
    service(page, "car-hire", "office", page.text("home", "fleet.eyebrow"), page.text("home", "fleet.price")),
    ...cars(page),
    ...reviews(page),
    questions(page),
  ],
  "airport-parking": (page) => [webPage(page, entity(page, "parking")), parkingFacility(page), parking(page)],
  "van-rental": (page) => [
    webPage(page, entity(page, "van-base")),
    vanBase(page),
    service(page, "van-hire", "van-base", page.text("common", "nav.van-rental"), page.text("van-rental", "hero.lead")),
    ...vans(page),
    questions(page),
  ],
  "explore-cyprus": travelGuide,
  "driving-guide": (page) => [webPage(page), firstDrive(page), questions(page)],
  directions: aboutOffice,
  "just-landed": aboutOffice,
  "can-i-rent": aboutOffice,
  "booking-terms": aboutOffice,
  "legal-notice": (page) => [webPage(page, entity(page, "organization"))],
  "find-an-answer": (page) => [webPage(page)],
};

const isFixed = (routeId: string): routeId is ListedPage => Object.hasOwn(NODES, routeId);

const articleNodes = (page: PageContent): readonly Thing[] => [webPage(page), article(page)];

/**
 * The structured data of a page: one graph, its nodes linked by `@id`, in the page's language.
 *
 * @source schema.org 30.0; JSON-LD 1.1, section 4.9 (named graphs)
 */
function pageGraph(page: PageContent): Graph {
  const { routeId } = page;
  const nodes = isFixed(routeId) ? NODES[routeId] : articleNodes;
  return {
    "@context": "https://schema.org",
    "@graph": [organization(page), website(page), ...nodes(page), ...(routeId === HOME ? [] : [breadcrumbList(page)])],
  };
}

/** Characters that could end a script element, or a string in old readers of JavaScript. */
const UNSAFE = /[<>\u2028\u2029]/g;

/**
 * A value as JSON that is safe inside a script element.
 *
 * @source HTML, restrictions for contents of script elements
 * @example serializeForScript({ name: "</script>" }) // '{"name":"\\u003c/script\\u003e"}'
 */
export function serializeForScript(value: object): string {
  return JSON.stringify(value).replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The element with the graph of a page, or nothing for a page that search engines may not list. */
export function structuredDataElement(data: GraphData, pageContext: PageContext): ReactElement | null {
  if (!isListed(pageContext.routeId)) {
    return null;
  }
  return createElement("script", {
    key: "structured-data",
    type: "application/ld+json",
    dangerouslySetInnerHTML: { __html: serializeForScript(pageGraph(pageContent(data, pageContext))) },
  });
}
