import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Vocabulary, excerptSchema, identifiers } from "../../../scripts/vocabulary-excerpt";
import { type GraphNode, nodesOf } from "./graphs";

/** What the project keeps of schema.org's vocabulary; `npm run vocabulary -- FILE` writes it. */
export const VOCABULARY_FILE = join(__dirname, "vocabulary.json");

/** What the project keeps of schema.org's vocabulary. */
export function readVocabulary(): Vocabulary {
  return excerptSchema.parse(JSON.parse(readFileSync(VOCABULARY_FILE, "utf8")));
}

/** Which values each data type of the vocabulary takes. */
const DATA_TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  "schema:Text": (value) => typeof value === "string",
  "schema:URL": (value) => typeof value === "string" && URL.canParse(value),
  "schema:Number": (value) => typeof value === "number",
  "schema:Integer": (value) => Number.isInteger(value),
  "schema:Boolean": (value) => typeof value === "boolean",
  // ISO 8601 lets a date end with its month.
  "schema:Date": (value) => typeof value === "string" && /^\d{4}-\d{2}(?:-\d{2})?$/.test(value),
  "schema:DateTime": (value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}T/.test(value),
  "schema:Time": (value) => typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value),
  // A duration is a class of the vocabulary, written as ISO 8601 text.
  "schema:Duration": (value) => typeof value === "string" && /^P(?!$)(\d+D)?(T(\d+H)?(\d+M)?)?$/.test(value),
};

/**
 * Values whose type the vocabulary does not allow for their property: text for a number, a place for a person.
 *
 * @param graph the nodes of a page
 * @returns one line each
 */
export function wrongValues({ "@graph": terms }: Vocabulary, graph: readonly GraphNode[]): readonly string[] {
  const parents = new Map(terms.map((term) => [term["@id"], identifiers(term["rdfs:subClassOf"])]));
  const ranges = new Map(terms.map((term) => [term["@id"], identifiers(term["schema:rangeIncludes"])]));
  const members = new Map(terms.map((term) => [term["@id"], [term["@type"]].flat()]));
  const withAncestors = (type: string): readonly string[] => [type, ...(parents.get(type) ?? []).flatMap(withAncestors)];
  const nodes = nodesOf(graph);
  const typeOf = (node: GraphNode): string | undefined =>
    node["@type"] ?? nodes.find((other) => other["@id"] === node["@id"] && "@type" in other)?.["@type"];

  const fits = (value: unknown, range: string): boolean => {
    if (typeof value === "object" && value !== null) {
      const type = typeOf(value as GraphNode);
      return type !== undefined && withAncestors(`schema:${type}`).includes(range);
    }
    const isMember = typeof value === "string" && members.get(value.replace("https://schema.org/", "schema:"))?.includes(range) === true;
    return isMember || DATA_TYPES[range]?.(value) === true;
  };
  return nodes.flatMap((node) =>
    Object.entries(node)
      .filter(([property]) => !property.startsWith("@"))
      .flatMap(([property, values]) =>
        [values].flat().flatMap((value) => {
          const allowed = ranges.get(`schema:${property}`) ?? [];
          return allowed.some((range) => fits(value, range))
            ? []
            : [`${String(node["@type"])}.${property}: ${JSON.stringify(value)} is not one of ${allowed.join(", ")}`];
        }),
      ),
  );
}
