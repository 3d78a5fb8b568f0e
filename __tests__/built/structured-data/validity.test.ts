import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import { brokenBy } from "../site";
import { type GraphNode, LISTED, graphOf } from "./graphs";

/** The terms of schema.org's vocabulary that the project uses, as schema.org publishes them (`source` in the file). */
const VOCABULARY_FILE = join(__dirname, "vocabulary.json");

const GOOD_NODE = { "@type": "Product", name: "Van", offers: { "@type": "Offer", price: 15, priceCurrency: "EUR" } };
const issuesSchema = z.array(z.array(z.object({ issueMessage: z.string(), severity: z.string() })));
type Issue = z.infer<typeof issuesSchema>[number][number];

/** What Adobe's validator says of each graph, by the vocabulary of schema.org and by Google's rules for rich results. */
function validatorIssues(graphs: readonly (readonly GraphNode[])[]): readonly (readonly Issue[])[] {
  const input = JSON.stringify({ vocabulary: VOCABULARY_FILE, graphs });
  const output = execFileSync(process.execPath, [join(__dirname, "validate.mjs")], { input, encoding: "utf8", maxBuffer: 1e9 });
  return issuesSchema.parse(JSON.parse(output));
}

/**
 * What the site leaves out: stars for one's own business are self-serving (docs/decisions/15-done-without.md), and the prices of vans are told
 * on request.
 */
const NOT_GIVEN = /"(?:reviewRating|itemReviewed\.name|priceSpecification\.price)" is missing/;

/** An issue that the vocabulary raises, not a recommendation of a search engine. */
const isVocabulary = ({ issueMessage }: Issue): boolean => /schema\.org/i.test(issueMessage);

/** The excerpt holds the terms that the graphs use. */
const ADD_TERM = "(if schema.org has the term, copy it from `source` to vocabulary.json)";

test("the vocabulary of schema.org has every type and every property of every graph, and refuses an unknown one", () => {
  const planted = [[GOOD_NODE], [{ "@type": "Produkt", name: "x" }], [{ ...GOOD_NODE, nome: "x" }]];
  const [good = [], type = [], property = [], ...built] = validatorIssues([...planted, ...LISTED.map((page) => graphOf(page)["@graph"])]);
  const issues = new Map(LISTED.map((page, index) => [page, built[index] ?? []]));
  const broken = brokenBy(LISTED, (page) =>
    (issues.get(page) ?? [])
      .filter((issue) => isVocabulary(issue) || (issue.severity === "ERROR" && !NOT_GIVEN.test(issue.issueMessage)))
      .map((issue) => (isVocabulary(issue) ? `${issue.issueMessage} ${ADD_TERM}` : issue.issueMessage)),
  );
  expect(broken).toEqual([]);
  expect(good.filter(isVocabulary)).toEqual([]);
  expect(type.filter(isVocabulary)).not.toEqual([]);
  expect(property.filter(isVocabulary)).not.toEqual([]);
});
