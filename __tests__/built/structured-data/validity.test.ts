import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import { DEFAULT_LANGUAGE } from "../../../src/core/languages";
import { ROOT } from "../../project-root";
import { brokenBy } from "../site";
import { type GraphNode, LISTED, graphOf } from "./graphs";
import { VOCABULARY_FILE, missingTerms, readVocabulary, wrongValues } from "./vocabulary";

/** What a script beside this file writes as JSON when it is given a value on standard input. */
function outputOf(script: string, input: unknown): unknown {
  const output = execFileSync(process.execPath, [join(__dirname, script)], {
    input: JSON.stringify(input),
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  return JSON.parse(output);
}

const GOOD_NODE = { "@type": "Product", name: "Van", offers: { "@type": "Offer", price: 15, priceCurrency: "EUR" } };
const graph = (...nodes: readonly object[]) => ({ "@context": "https://schema.org", "@graph": nodes });

/** The nodes of pages, each of which many pages may have, once. */
function distinctNodes(pages: typeof LISTED): readonly object[] {
  const nodes = pages.flatMap((page) => graphOf(page)["@graph"]);
  return [...new Map(nodes.map((node) => [JSON.stringify(node), node])).values()];
}

describe("the compiler, with the types of schema-dts", () => {
  // No type depends on the language; of all languages, the values are read below.
  const nodes = distinctNodes(LISTED.filter(({ language }) => language === DEFAULT_LANGUAGE));
  const errors = z.record(z.string(), z.array(z.string())).parse(
    outputOf("compile.mjs", {
      folder: ROOT,
      graphs: {
        built: graph(...nodes),
        good: graph(GOOD_NODE),
        property: graph({ ...GOOD_NODE, nome: "x" }),
        type: graph({ ...GOOD_NODE, "@type": "Produkt" }),
        value: graph({ ...GOOD_NODE, offers: { "@type": "Offer", price: { "@type": "Place" } } }),
      },
    }),
  );

  test("accepts the graph of every page", () => {
    expect(nodes.length).toBeGreaterThan(10);
    expect(errors["built"]).toEqual([]);
  });

  test("would refuse an unknown property, an unknown type and a wrong value", () => {
    expect(errors).toMatchObject({
      good: [],
      property: [expect.stringContaining("nome")],
      type: [expect.stringContaining("Produkt")],
      value: [expect.stringContaining("Place")],
    });
  });
});

const issuesSchema = z.array(z.array(z.object({ issueMessage: z.string(), severity: z.string() })));
type Issue = z.infer<typeof issuesSchema>[number][number];

/** What Adobe's validator says of each graph, by the vocabulary of schema.org and by Google's rules for rich results. */
function validatorIssues(graphs: readonly (readonly GraphNode[])[]): readonly (readonly Issue[])[] {
  return issuesSchema.parse(outputOf("validate.mjs", { vocabulary: VOCABULARY_FILE, graphs }));
}

/**
 * What search engines ask for and the site leaves out: a van's price is quoted by phone, and stars for one's own business are self-serving
 * (docs/decisions/0011-structured-data.md).
 */
const NOT_GIVEN = /"(?:price|reviewRating|itemReviewed\.name)" is missing/;

/** An issue that the vocabulary raises, not a recommendation of a search engine. */
const isVocabulary = ({ issueMessage }: Issue): boolean =>
  /not supported by the schema\.org|is not a valid schema\.org|schema\.org/i.test(issueMessage);

describe("the vocabulary of schema.org", () => {
  const vocabulary = readVocabulary();

  test("is kept with every type and property of every graph; one that is missing is named with the command to run", () => {
    expect(brokenBy(LISTED, (page) => missingTerms(vocabulary, graphOf(page)["@graph"]))).toEqual([]);
    const missing = missingTerms(vocabulary, [{ "@type": "Casino", name: "x", smokingAllowed: "https://schema.org/Maybe" }]);
    expect(missing.map((line) => /^“(\w+)”.* npm run vocabulary -- FILE /.exec(line)?.[1])).toEqual(["Casino", "smokingAllowed", "Maybe"]);
  });

  test("knows every type and every property of every graph, and would refuse an unknown one", () => {
    const planted = [[GOOD_NODE], [{ "@type": "Produkt", name: "x" }], [{ ...GOOD_NODE, nome: "x" }]];
    const [good = [], type = [], property = [], ...built] = validatorIssues([...planted, ...LISTED.map((page) => graphOf(page)["@graph"])]);
    const issues = new Map(LISTED.map((page, index) => [page, built[index] ?? []]));
    const broken = brokenBy(LISTED, (page) =>
      (issues.get(page) ?? [])
        .filter((issue) => isVocabulary(issue) || (issue.severity === "ERROR" && !NOT_GIVEN.test(issue.issueMessage)))
        .map(({ issueMessage }) => issueMessage),
    );
    expect(broken).toEqual([]);
    expect(good.filter(isVocabulary)).toEqual([]);
    expect(type.filter(isVocabulary)).not.toEqual([]);
    expect(property.filter(isVocabulary)).not.toEqual([]);
  });

  test("allows every value for its property", () => {
    expect(brokenBy(LISTED, (page) => wrongValues(vocabulary, graphOf(page)["@graph"]))).toEqual([]);
    expect(wrongValues(vocabulary, [GOOD_NODE])).toEqual([]);
    expect(wrongValues(vocabulary, [{ "@type": "GeoCoordinates", latitude: { "@type": "Place" } }])).not.toEqual([]);
    expect(wrongValues(vocabulary, [{ "@type": "Article", author: { "@type": "Place" } }])).not.toEqual([]);
  });
});
