import { difference, testEvery } from "../../built/site";
import { LISTED, graphOf, nodesOf } from "../../built/structured-data/graphs";
import { hiddenValues } from "../../built/structured-data/shown";

const HOMES = LISTED.filter(({ routeId }) => routeId === "home");

testEvery("structured data hold real reviews with their source and no sample, and say only what the page shows", HOMES, (page) => {
  const reviews = nodesOf(graphOf(page)).filter((node) => node["@type"] === "Review");
  return [
    ...difference(
      "the list of reviews",
      reviews.map((review) => review["url"]),
      ["https://www.google.com/maps/reviews/1", "https://www.google.com/maps/reviews/2"],
    ),
    ...hiddenValues(page),
  ];
});
