import type { CheerioAPI } from "cheerio";
import { formatFact } from "../../../src/site/format-fact";
import type { Language } from "../../../src/site/languages";
import { exists, documentOf, visibleText } from "../site";
import { type GraphValue, LISTED, graphOf, nodesOf, valuesOf } from "./graphs";

/** Codes of international standards and truth values: what they say is said on the page in words. */
const CODES = new Set(["inLanguage", "addressCountry", "priceCurrency", "unitCode", "valueAddedTaxIncluded", "value"]);

const squeezed = (text: string): string => text.replace(/[\s\u00ad\u2060]/g, "");

/** How a reader meets a value on the page, or `undefined` where the page does not have it. */
function isShown({ property, value }: GraphValue, language: Language, document: CheerioAPI, text: string, siteUrl: string): boolean {
  const shows = (words: string): boolean => text.includes(squeezed(words));
  switch (property) {
    case "position":
      return true;
    case "opens":
    case "closes":
      return shows(formatFact({ id: property, unit: "time", value: String(value) }, language));
    case "price":
    case "lowPrice":
    case "highPrice":
      return shows(formatFact({ id: property, unit: "EUR", value: Number(value) }, language));
    case "totalTime":
      return shows(/^PT(\d+)M$/.exec(String(value))?.[1] ?? "no duration");
    case "datePublished":
    case "dateModified":
      return document(`time[datetime="${String(value)}"]`).length > 0;
    case "telephone":
      return document(`a[href="tel:${String(value)}"]`).length > 0;
    case "caption":
      return document("img").is((_, image) => squeezed(image.attribs["alt"] ?? "") === squeezed(String(value)));
    default:
  }
  const words = String(value);
  if (words.startsWith(siteUrl)) {
    return exists(words.slice(siteUrl.length));
  }
  if (words.startsWith("https://schema.org/")) {
    return true;
  }
  return words.startsWith("https://") ? document("a").is((_, link) => link.attribs["href"] === words) : shows(words);
}

describe.each(LISTED)("$path", (page) => {
  const document = documentOf(page);
  const graph = graphOf(page);
  const siteUrl = new URL(document('link[rel="canonical"]').attr("href") ?? "").origin;

  test("shows every name, number and text of its structured data", () => {
    const text = squeezed(visibleText(document));
    const values = nodesOf(graph["@graph"]).flatMap(valuesOf);
    expect(values.length).toBeGreaterThan(20);
    const hidden = values.filter((value) => !CODES.has(value.property) && !isShown(value, page.language, document, text, siteUrl));
    expect(hidden).toEqual([]);
  });

  test("links its nodes: each reference leads to a node of the graph, and no node is there twice", () => {
    const nodes = nodesOf(graph["@graph"]);
    const defined = nodes.filter((node) => "@type" in node && "@id" in node).map((node) => node["@id"]);
    const referred = nodes.filter((node) => !("@type" in node)).map((node) => node["@id"]);
    expect(new Set(defined).size).toBe(defined.length);
    expect(referred.filter((id) => !defined.includes(id))).toEqual([]);
  });

  test("speaks of itself in its language, by its own address", () => {
    const self = graph["@graph"].find((node) => node["url"] === document('link[rel="canonical"]').attr("href") && "isPartOf" in node);
    expect(self).toMatchObject({ inLanguage: page.language, url: `${siteUrl}${page.path}` });
  });

  test("rates nobody, least of all itself", () => {
    expect(JSON.stringify(graph)).not.toMatch(/aggregateRating|reviewRating|ratingValue/);
  });
});

test("the business is the same everywhere: no page gives it other hours, numbers or prices", () => {
  const offices = LISTED.map((page) =>
    nodesOf(graphOf(page)["@graph"]).find((node) => node["@id"]?.endsWith("/#office") === true && "@type" in node),
  );
  const said = (property: string) => new Set(offices.map((node) => JSON.stringify(node?.[property])));
  expect(said("openingHoursSpecification").size).toBe(1);
  expect(said("telephone").size).toBe(1);
  expect(said("name").size).toBe(1);
});

const typesOn = (routeId: string): ReadonlySet<unknown> =>
  new Set(
    LISTED.filter((page) => page.routeId === routeId && page.language === "ru").flatMap((page) =>
      nodesOf(graphOf(page)).map((node) => node["@type"]),
    ),
  );

test.each([
  [
    "home",
    [
      "Organization",
      "WebSite",
      "WebPage",
      "AutoRental",
      "Service",
      "Product",
      "AggregateOffer",
      "Offer",
      "FAQPage",
      "OpeningHoursSpecification",
    ],
  ],
  ["airport-parking", ["ParkingFacility", "Service", "HowTo", "GeoCoordinates", "BreadcrumbList"]],
  ["van-rental", ["AutoRental", "Service", "Product", "Offer", "FAQPage", "HowTo", "BreadcrumbList"]],
  ["explore-cyprus", ["CollectionPage", "ItemList", "TouristInformationCenter"]],
  ["driving-guide", ["HowTo", "HowToStep", "FAQPage"]],
  ["directions", ["AutoRental", "GeoCoordinates"]],
  ["booking-terms", ["WebPage", "BreadcrumbList"]],
  ["legal-notice", ["WebPage", "Organization", "BreadcrumbList"]],
  ["paphos-archaeological-park", ["Article", "BreadcrumbList"]],
])("%s says what it is about", (routeId, expected) => {
  const types = typesOn(routeId);
  expect(expected.filter((type) => !types.has(type))).toEqual([]);
  // A sample must never look like a customer.
  expect(types.has("Review")).toBe(false);
});
