import { readSiteData } from "../../../src/content/site-data";
import { SITE_ROOT } from "../../site-root";
import { ROUTES, brokenBy, difference, repeated, unless } from "../site";
import { LISTED, graphOf, nodesOf } from "./graphs";
import { hiddenValues, siteUrlOf } from "./shown";

/** What the pages of each template are about, at the least. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  home: [
    ...["Organization", "WebSite", "WebPage", "AutoRental", "Service", "Product", "AggregateOffer", "Offer"],
    ...["FAQPage", "OpeningHoursSpecification"],
  ],
  "airport-parking": ["ParkingFacility", "Service", "HowTo", "GeoCoordinates", "BreadcrumbList"],
  "van-rental": ["AutoRental", "Service", "Product", "Offer", "FAQPage", "HowTo", "BreadcrumbList"],
  "explore-cyprus": ["CollectionPage", "ItemList", "TouristInformationCenter"],
  "driving-guide": ["HowTo", "HowToStep", "FAQPage"],
  directions: ["AutoRental", "GeoCoordinates"],
  "booking-terms": ["WebPage", "BreadcrumbList"],
  "legal-notice": ["WebPage", "Organization", "BreadcrumbList"],
  article: ["Article", "BreadcrumbList"],
};

test("every page shows every name, number and text of its structured data", () => {
  expect(brokenBy(LISTED, hiddenValues)).toEqual([]);
});

test("every page links its nodes: each reference leads to a node of the graph, and no node is there twice", () => {
  const broken = brokenBy(LISTED, (page) => {
    const nodes = nodesOf(graphOf(page)["@graph"]);
    const defined = nodes.flatMap((node) => ("@type" in node && node["@id"] !== undefined ? [node["@id"]] : []));
    const referred = nodes.flatMap((node) => ("@type" in node ? [] : [node["@id"] ?? "a node without type and id"]));
    return [
      ...repeated(defined).map((id) => `${id} is there twice`),
      ...referred.filter((id) => !defined.includes(id)).map((id) => `${id} is nowhere`),
    ];
  });
  expect(broken).toEqual([]);
});

test("every page speaks of itself in its language, by its own address", () => {
  const broken = brokenBy(LISTED, (page) => {
    const self = graphOf(page)["@graph"].find((node) => "isPartOf" in node && node["url"] === `${siteUrlOf(page)}${page.path}`);
    return difference("the language of the page's own node", self?.["inLanguage"], page.language);
  });
  expect(broken).toEqual([]);
});

test("no page rates anybody, least of all the business itself", () => {
  const broken = brokenBy(LISTED, (page) => JSON.stringify(graphOf(page)).match(/aggregateRating|reviewRating|ratingValue/g) ?? []);
  expect(broken).toEqual([]);
});

test("the business is the same everywhere: no page gives it other hours, numbers or names", () => {
  const officeOf = (page: (typeof LISTED)[number]) =>
    nodesOf(graphOf(page)["@graph"]).find((node) => node["@id"]?.endsWith("/#office") === true && "@type" in node);
  const [first] = LISTED;
  const broken = brokenBy(LISTED, (page) => {
    const office = officeOf(page);
    return [
      ...unless(office !== undefined, "there is no office"),
      ...["openingHoursSpecification", "telephone", "name"].flatMap((property) =>
        difference(property, office?.[property], first && officeOf(first)?.[property]),
      ),
    ];
  });
  expect(broken).toEqual([]);
});

test("every page says what it is about", () => {
  const broken = brokenBy(LISTED, (page) => {
    const template = ROUTES.find(({ id }) => id === page.routeId)?.template ?? "";
    const types = nodesOf(graphOf(page)).map((node) => node["@type"]);
    return (TYPES[template] ?? [`anything for the template “${template}”`])
      .filter((type) => !types.includes(type))
      .map((type) => `there is no ${type}`);
  });
  expect(broken).toEqual([]);
});

test("a sample never looks like a customer: reviews are data where they are real, with the place where they were published", () => {
  const real = readSiteData(SITE_ROOT).reviews.reviews.flatMap(({ source }) => source ?? []);
  const broken = brokenBy(LISTED, (page) => {
    const sources = nodesOf(graphOf(page)).flatMap((node) => (node["@type"] === "Review" ? [String(node["url"])] : []));
    return difference("the list of reviews", sources, page.routeId === "home" ? real : []);
  });
  expect(broken).toEqual([]);
});
