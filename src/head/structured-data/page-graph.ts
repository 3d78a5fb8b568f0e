import type { Graph, Thing } from "schema-dts";
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

/** What is on each fixed page beside the page itself, the site, the business and the trail. */
const PARTS: Readonly<Record<string, (page: PageContent) => readonly Thing[]>> = {
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
    howTo(page, { namespace: "airport-parking", title: "process.title", steps: "process.steps", part: "process" }),
  ],
  "van-rental": (page) => [
    webPage(page, "van-base"),
    office(page),
    vanBase(page),
    vanHire(page),
    ...vanProducts(page),
    howTo(page, { namespace: "van-rental", title: "process.title", lead: "process.lead", steps: "process.steps", part: "process" }),
    questions(page, ["van"]),
  ],
  "explore-cyprus": (page) => [...travelGuide(page), office(page)],
  "driving-guide": (page) => [
    webPage(page),
    office(page),
    howTo(page, {
      namespace: "driving-guide",
      title: "steps.title",
      lead: "steps.lead",
      steps: "steps.items",
      part: "steps",
      minutes: Number(factValue(page.data.drivingGuideMinutes)),
    }),
    questions(page, ["driving"]),
  ],
  directions: (page) => [webPage(page), office(page, { coordinates: true })],
  "booking-terms": (page) => [webPage(page), office(page)],
  [LEGAL_NOTICE]: (page) => [webPage(page, "organization"), office(page)],
};

const articlePage = (page: PageContent): readonly Thing[] => [webPage(page), office(page), article(page)];

/**
 * The structured data of a page: one graph, its nodes linked by `@id`, in the page's language.
 *
 * @source schema.org 30.0; JSON-LD 1.1, section 4.9 (named graphs)
 */
export function pageGraph(page: PageContent): Graph {
  const parts = page.data.article === undefined ? PARTS[page.routeId] : articlePage;
  if (parts === undefined) {
    throw new Error(`No structured data are written for the page “${page.routeId}”.`);
  }
  return {
    "@context": "https://schema.org",
    "@graph": [
      organization(page, { registered: page.routeId === LEGAL_NOTICE }),
      website(page),
      ...parts(page),
      ...(page.routeId === "home" ? [] : [breadcrumbList(page)]),
    ],
  };
}
