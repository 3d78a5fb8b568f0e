import { brokenBy, difference } from "../../built/site";
import { LISTED, graphOf, nodesOf } from "../../built/structured-data/graphs";
import { hiddenValues } from "../../built/structured-data/shown";
import { missingTerms, readVocabulary, wrongValues } from "../../built/structured-data/vocabulary";

const HOMES = LISTED.filter(({ routeId }) => routeId === "home");

test("structured data hold real reviews with their source and no sample, and say only what the page shows and schema.org knows", () => {
  const vocabulary = readVocabulary();
  const broken = brokenBy(HOMES, (page) => {
    const graph = graphOf(page)["@graph"];
    const reviews = nodesOf(graphOf(page)).filter((node) => node["@type"] === "Review");
    return [
      ...difference(
        "the list of reviews",
        reviews.map((review) => review["url"]),
        ["https://www.google.com/maps/reviews/1", "https://www.google.com/maps/reviews/2"],
      ),
      ...hiddenValues(page),
      ...missingTerms(vocabulary, graph),
      ...wrongValues(vocabulary, graph),
    ];
  });
  expect(broken).toEqual([]);
});
