import { z } from "zod";

const inOrder = (one: { readonly "@id": string }, other: { readonly "@id": string }): number => (one["@id"] < other["@id"] ? -1 : 1);

const reference = z.object({ "@id": z.string() });
// Versions of the file list the same references in different orders.
const references = z.union([reference, z.array(reference).transform((list) => list.toSorted(inOrder))]);

/** A class, a property or a member of an enumeration, with what the tests read of it. */
const termSchema = z.object({
  "@id": z.string(),
  "@type": z.union([z.string(), z.array(z.string())]),
  "rdfs:subClassOf": references.optional(),
  "schema:domainIncludes": references.optional(),
});

/** The vocabulary of schema.org as its project publishes it, or an excerpt of it. */
export const vocabularySchema = z.object({ "@graph": z.array(termSchema) });

/** The excerpt in the project, and where it comes from. */
export const excerptSchema = vocabularySchema.extend({ version: z.string(), sha256: z.string() });

export type Term = z.infer<typeof termSchema>;
export type Vocabulary = z.infer<typeof vocabularySchema>;

/** The identifiers that a term names as parents or domains. */
export function identifiers(links: Term["rdfs:subClassOf"]): readonly string[] {
  return [links ?? []].flat().map((link) => link["@id"]);
}

const named = (code: string, pattern: RegExp): ReadonlySet<string> =>
  new Set(Array.from(code.matchAll(pattern), ([, name = ""]) => `schema:${name}`));

/**
 * The part of the vocabulary that code can write into graphs: every type that it names with all its parents, every word that is a
 * property of one of them, and every member of an enumeration whose address it names.
 *
 * @param code the source of the builders; read in place of built graphs, because content decides which of their parts a build has
 * @returns the terms in the order of their identifiers
 * @throws RangeError for a type that the vocabulary does not have
 */
export function vocabularyExcerpt({ "@graph": terms }: Vocabulary, code: string): readonly Term[] {
  const byId = new Map(terms.map((term) => [term["@id"], term]));
  const types = named(code, /"@type": "(\w+)"/g);
  const unknown = [...types].filter((type) => byId.get(type)?.["@type"] !== "rdfs:Class");
  if (unknown.length > 0) {
    throw new RangeError(`The vocabulary has no type ${unknown.join(", ")}.`);
  }
  const withParents = (type: string): readonly string[] => [type, ...identifiers(byId.get(type)?.["rdfs:subClassOf"]).flatMap(withParents)];
  const classes = new Set([...types].flatMap(withParents));
  const words = named(code, /(\w+)/g);
  const members = named(code, /https:\/\/schema\.org\/(\w+)/g);
  const isUsed = (term: Term): boolean =>
    words.has(term["@id"]) && identifiers(term["schema:domainIncludes"]).some((domain) => classes.has(domain));
  return terms.filter((term) => classes.has(term["@id"]) || members.has(term["@id"]) || isUsed(term)).sort(inOrder);
}
