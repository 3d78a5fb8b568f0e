import { currentSite } from "../../../src/content/site-data";
import { SITE_URL, brokenBy, difference, repeated, testEvery } from "../site";
import { LISTED, graphOf, nodesOf } from "./graphs";
import { hiddenValues } from "./shown";

testEvery("every page shows every name, number and text of its structured data", LISTED, hiddenValues);

testEvery("each reference leads to a node of the graph, and no node is defined twice", LISTED, (page) => {
  const nodes = nodesOf(graphOf(page)["@graph"]);
  const defined = nodes.flatMap((node) => ("@type" in node && node["@id"] !== undefined ? [node["@id"]] : []));
  const referred = nodes.flatMap((node) => ("@type" in node ? [] : [node["@id"] ?? "a node without type and id"]));
  return [
    ...repeated(defined).map((id) => `${id} is defined twice`),
    ...referred.filter((id) => !defined.includes(id)).map((id) => `${id} is not defined`),
  ];
});

testEvery("every page describes itself in its language, under its own address", LISTED, (page) => {
  const self = graphOf(page)["@graph"].find((node) => "isPartOf" in node && node["url"] === `${SITE_URL}${page.path}`);
  return difference("the language of the page's own node", self?.["inLanguage"], page.language);
});

testEvery(
  "no page has a rating of the business",
  LISTED,
  (page) => JSON.stringify(graphOf(page)).match(/aggregateRating|reviewRating|ratingValue/g) ?? [],
);

test("only real reviews are data, each with the address where it was published", () => {
  const real = currentSite().data.reviews.reviews.flatMap(({ source }) => source ?? []);
  const broken = brokenBy(LISTED, (page) => {
    const sources = nodesOf(graphOf(page)).flatMap((node) => (node["@type"] === "Review" ? [String(node["url"])] : []));
    return difference("the list of reviews", sources, page.routeId === "home" ? real : []);
  });
  expect(broken).toEqual([]);
});
