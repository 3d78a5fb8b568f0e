import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { DEFAULT_LANGUAGE } from "../../../src/site/languages";
import { ROOT } from "../../project-root";
import { type GraphNode, LISTED, graphOf } from "./graphs";
import { VOCABULARY_FILE, missingTerms, readVocabulary, wrongValues } from "./vocabulary";

/** Inside the project, so that the compiler finds schema-dts; where nothing is committed. */
const FOLDER = join(ROOT, ".cache", "structured-data-check");

/** What the compiler says of graphs that are written down as typed constants. */
function compilerErrors(name: string, graphs: readonly object[]): readonly string[] {
  const file = join(FOLDER, `${name}.ts`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    file,
    [
      'import type { Graph } from "schema-dts";',
      ...graphs.map((graph, index) => `export const graph${String(index)}: Graph = ${JSON.stringify(graph, null, 1)};`),
    ].join("\n"),
  );
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

afterAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
});

const GOOD_NODE = { "@type": "Product", name: "Van", offers: { "@type": "Offer", price: 15, priceCurrency: "EUR" } };
const graph = (node: object) => ({ "@context": "https://schema.org", "@graph": [node] });

describe("the compiler, with the types of schema-dts", () => {
  // No type depends on the language; of all languages, the values are read below.
  test("accepts the graph of every page", () => {
    const graphs = LISTED.filter(({ language }) => language === DEFAULT_LANGUAGE).map(graphOf);
    expect(graphs.length).toBeGreaterThan(10);
    expect(compilerErrors("built", graphs)).toEqual([]);
  }, 240_000);

  test("would refuse an unknown property, an unknown type and a wrong value", () => {
    expect(compilerErrors("good", [graph(GOOD_NODE)])).toEqual([]);
    expect(compilerErrors("property", [graph({ ...GOOD_NODE, nome: "x" })])).not.toEqual([]);
    expect(compilerErrors("type", [graph({ ...GOOD_NODE, "@type": "Produkt" })])).not.toEqual([]);
    expect(compilerErrors("value", [graph({ ...GOOD_NODE, offers: { "@type": "Offer", price: { "@type": "Place" } } })])).not.toEqual([]);
  }, 240_000);
});

interface Issue {
  readonly issueMessage: string;
  readonly severity: string;
}

/** What Adobe's validator says of graphs, by the vocabulary of schema.org and by Google's rules for rich results. */
function validatorIssues(graphs: readonly (readonly GraphNode[])[]): readonly Issue[] {
  const output = execFileSync(process.execPath, [join(__dirname, "validate.mjs")], {
    input: JSON.stringify({ vocabulary: VOCABULARY_FILE, graphs }),
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  return (JSON.parse(output) as readonly (readonly Issue[])[]).flat();
}

/** An issue that the vocabulary raises, not a recommendation of a search engine. */
const isVocabulary = ({ issueMessage }: Issue): boolean =>
  /not supported by the schema\.org|is not a valid schema\.org|schema\.org/i.test(issueMessage);

describe("the vocabulary of schema.org", () => {
  test("is kept with every type and property of every graph; one that is missing is named with the command to run", () => {
    const vocabulary = readVocabulary();
    expect(
      missingTerms(
        vocabulary,
        LISTED.flatMap((page) => graphOf(page)["@graph"]),
      ),
    ).toEqual([]);
    const missing = missingTerms(vocabulary, [{ "@type": "Casino", name: "x", smokingAllowed: "https://schema.org/Maybe" }]);
    expect(missing.map((line) => /^“(\w+)”.* npm run vocabulary -- FILE /.exec(line)?.[1])).toEqual(["Casino", "smokingAllowed", "Maybe"]);
  });

  test("knows every type and every property of every graph", () => {
    const issues = validatorIssues(LISTED.map((page) => graphOf(page)["@graph"]));
    expect(issues.filter(isVocabulary)).toEqual([]);
    // Search engines ask for a price; a van's is quoted by phone, and no other is invented.
    const refused = issues.filter(({ severity }) => severity === "ERROR").map(({ issueMessage }) => issueMessage);
    expect(refused.filter((message) => !message.includes('"price" is missing'))).toEqual([]);
  });

  test("would refuse an unknown type and an unknown property", () => {
    expect(validatorIssues([[GOOD_NODE]]).filter(isVocabulary)).toEqual([]);
    expect(validatorIssues([[{ "@type": "Produkt", name: "x" }]]).filter(isVocabulary)).not.toEqual([]);
    expect(validatorIssues([[{ ...GOOD_NODE, nome: "x" }]]).filter(isVocabulary)).not.toEqual([]);
  });

  test("allows every value for its property", () => {
    const vocabulary = readVocabulary();
    expect(LISTED.flatMap((page) => wrongValues(vocabulary, graphOf(page)["@graph"]))).toEqual([]);
    expect(wrongValues(vocabulary, [GOOD_NODE])).toEqual([]);
    expect(wrongValues(vocabulary, [{ "@type": "GeoCoordinates", latitude: { "@type": "Place" } }])).not.toEqual([]);
    expect(wrongValues(vocabulary, [{ "@type": "Article", author: { "@type": "Place" } }])).not.toEqual([]);
  });
});
