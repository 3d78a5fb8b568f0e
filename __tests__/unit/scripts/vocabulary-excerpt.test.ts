import { type Vocabulary, vocabularyExcerpt } from "../../../scripts/vocabulary-excerpt";

const id = (name: string) => ({ "@id": `schema:${name}` });

const VOCABULARY: Vocabulary = {
  "@graph": [
    { ...id("Thing"), "@type": "rdfs:Class" },
    { ...id("Place"), "@type": "rdfs:Class", "rdfs:subClassOf": id("Thing") },
    { ...id("Beach"), "@type": "rdfs:Class", "rdfs:subClassOf": [id("Place"), { "@id": "other:Coast" }] },
    { ...id("Book"), "@type": "rdfs:Class", "rdfs:subClassOf": id("Thing") },
    { ...id("opens"), "@type": "rdf:Property", "schema:domainIncludes": id("Place") },
    { ...id("isbn"), "@type": "rdf:Property", "schema:domainIncludes": id("Book") },
    { ...id("name"), "@type": "rdf:Property", "schema:domainIncludes": id("Thing") },
    { ...id("Monday"), "@type": "schema:DayOfWeek" },
    { ...id("Tuesday"), "@type": "schema:DayOfWeek" },
  ],
};

const CODE = `const beach = { "@type": "Beach", opens, isbn, day: "https://schema.org/Monday" };`;

test("the excerpt has the types that code names with their parents, their properties that it names, and the members that it names", () => {
  const ids = vocabularyExcerpt(VOCABULARY, CODE).map((term) => term["@id"]);
  expect(ids).toEqual(["schema:Beach", "schema:Monday", "schema:Place", "schema:Thing", "schema:opens"]);
});
