import { brokenBy, difference, documentOf } from "../../built/site";
import { LISTED, graphOf, nodesOf } from "../../built/structured-data/graphs";
import { hiddenValues } from "../../built/structured-data/shown";
import { missingTerms, readVocabulary, wrongValues } from "../../built/structured-data/vocabulary";

const HOMES = LISTED.filter(({ routeId }) => routeId === "home");

test("a real review is data, with the place where it was published; a sample is not", () => {
  const broken = brokenBy(HOMES, (page) => {
    const reviews = nodesOf(graphOf(page)).filter((node) => node["@type"] === "Review");
    return difference(
      "the list of reviews",
      reviews.map((review) => review["url"]),
      ["https://www.google.com/maps/reviews/1", "https://www.google.com/maps/reviews/2"],
    );
  });
  expect(broken).toEqual([]);
});

test("what is said of a real review in structured data is shown, and schema.org's vocabulary has words for it", () => {
  const vocabulary = readVocabulary();
  const broken = brokenBy(HOMES, (page) => {
    const graph = graphOf(page)["@graph"];
    return [...hiddenValues(page), ...missingTerms(vocabulary, graph), ...wrongValues(vocabulary, graph)];
  });
  expect(broken).toEqual([]);
});

test("what is there a second time for the eye alone cannot be reached by the keyboard", () => {
  const broken = brokenBy(LISTED, (page) =>
    documentOf(page)("[aria-hidden=true] a[href]:not([tabindex='-1'])")
      .toArray()
      .map(({ attribs }) => attribs["href"] ?? ""),
  );
  expect(broken).toEqual([]);
});
