import { graphql } from "gatsby";
import type { Graph, Thing } from "schema-dts";
import { required } from "../../core/required";
import { HOME } from "../../core/page-ids";
import type { RouteId } from "../../core/routes/routes";
import { article } from "./article";
import { office, organization, parkingFacility, vanBase, website } from "./business";
import { howTo } from "./how-to";
import { budgetFleet, carHire, parkingService, vanHire, vanProducts } from "./offers";
import { type PageContent, factValue } from "./page-content";
import { questions } from "./questions";
import { reviews } from "./reviews";
import { breadcrumbList, travelGuide, webPage } from "./web-page";

/** The one page that shows what registers know of the business. */
const LEGAL_NOTICE = "legal-notice";

/** A page that search engines may list. */
type ListedRouteId = Exclude<RouteId, "not-found" | "offline">;

/** The nodes of each fixed page beside the site, the business and the breadcrumb. */
const NODES: Readonly<Record<ListedRouteId, (page: PageContent) => readonly Thing[]>> = {
  home: (page) => [
    webPage(page),
    office(page, { prices: true }),
    carHire(page),
    budgetFleet(page),
    ...reviews(page),
    questions(page, ["renting", "papers"]),
  ],
  "airport-parking": (page) => [
    webPage(page, "parking"),
    office(page),
    parkingFacility(page),
    parkingService(page),
    howTo(page, { part: "process", steps: "steps", hasLead: false }),
  ],
  "van-rental": (page) => [
    webPage(page, "van-base"),
    office(page),
    vanBase(page),
    vanHire(page),
    ...vanProducts(page),
    howTo(page, { part: "process", steps: "steps", hasLead: true }),
    questions(page, ["van"]),
  ],
  "explore-cyprus": (page) => [...travelGuide(page), office(page)],
  "driving-guide": (page) => [
    webPage(page),
    office(page),
    howTo(page, {
      part: "steps",
      steps: "items",
      hasLead: true,
      minutes: Number(factValue(page.data.drivingGuideMinutes, "drivingGuideMinutes")),
    }),
    questions(page, ["driving"]),
  ],
  directions: (page) => [webPage(page), office(page, { coordinates: true })],
  "booking-terms": (page) => [webPage(page), office(page)],
  [LEGAL_NOTICE]: (page) => [webPage(page, "organization"), office(page)],
};

const nodesById: Readonly<Record<string, (page: PageContent) => readonly Thing[]>> = NODES;

const articleNodes = (page: PageContent): readonly Thing[] => [webPage(page), office(page), article(page)];

/**
 * The structured data of a page: one graph, its nodes linked by `@id`, in the page's language.
 *
 * @source schema.org 30.0; JSON-LD 1.1, section 4.9 (named graphs)
 */
export function pageGraph(page: PageContent): Graph {
  const nodes = page.data.article ? articleNodes : required(nodesById[page.routeId], `The structured data of the page “${page.routeId}”`);
  return {
    "@context": "https://schema.org",
    "@graph": [
      organization(page, { registered: page.routeId === LEGAL_NOTICE }),
      website(page),
      ...nodes(page),
      ...(page.routeId === HOME ? [] : [breadcrumbList(page)]),
    ],
  };
}

export const query = graphql`
  fragment DrivingGuideGraph on Query {
    drivingGuideMinutes: fact(factId: { eq: "drivingGuideMinutes" }) {
      value
    }
  }
`;
