import { brokenBy, difference, documentOf } from "../../built/site";
import { LISTED, graphOf, nodesOf } from "../../built/structured-data/graphs";
import { hiddenValues } from "../../built/structured-data/shown";
import { readVocabulary, wrongValues } from "../../built/structured-data/vocabulary";

const HOMES = LISTED.filter(({ routeId }) => routeId === "home");

test("structured data hold real reviews with their source and no sample, and say only what the page shows and schema.org knows", () => {
  const broken = brokenBy(HOMES, (page) => {
    const reviews = nodesOf(graphOf(page)).filter((node) => node["@type"] === "Review");
    return [
      ...difference(
        "the list of reviews",
        reviews.map((review) => review["url"]),
        ["https://www.google.com/maps/reviews/1", "https://www.google.com/maps/reviews/2"],
      ),
      ...hiddenValues(page),
      ...wrongValues(readVocabulary(), graphOf(page)["@graph"]),
    ];
  });
  expect(broken).toEqual([]);
});

test("the keyboard does not reach copies that are hidden from assistive technology", () => {
  const broken = brokenBy(LISTED, (page) =>
    documentOf(page)("[aria-hidden=true] a[href]:not([tabindex='-1'])")
      .toArray()
      .map(({ attribs }) => attribs["href"] ?? ""),
  );
  expect(broken).toEqual([]);
});
