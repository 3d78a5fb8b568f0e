import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { excerptSchema, vocabularyExcerpt, vocabularySchema } from "./vocabulary-excerpt";

/** The builders of structured data. */
const BUILDERS = join("src", "head", "structured-data");
const EXCERPT = join("__tests__", "built", "structured-data", "vocabulary.json");

const { values, positionals } = parseArgs({ options: { version: { type: "string" } }, allowPositionals: true });
const [file] = positionals;
if (file === undefined) {
  console.error(
    "npm run vocabulary -- FILE [--version=30.1]: FILE is schema.org's schemaorg-current-https.jsonld, which does not name its version.",
  );
  process.exit(1);
}

const content = readFileSync(file);
const sha256 = createHash("sha256").update(content).digest("hex");
const before = excerptSchema.parse(JSON.parse(readFileSync(EXCERPT, "utf8")));
const version = values.version ?? (before.sha256 === sha256 ? before.version : undefined);
if (version === undefined) {
  console.error(
    `This is not the file of version ${before.version}. Name its version, as in --version=30.1; schema.org/docs/releases.html lists them.`,
  );
  process.exit(1);
}

const code = readdirSync(BUILDERS)
  .map((name) => readFileSync(join(BUILDERS, name), "utf8"))
  .join("\n");
const graph = vocabularyExcerpt(vocabularySchema.parse(JSON.parse(content.toString())), code);
const excerpt = {
  source: `https://github.com/schemaorg/schemaorg/blob/main/data/releases/${version}/schemaorg-current-https.jsonld`,
  version,
  sha256,
  license: "CC BY-SA 3.0, https://creativecommons.org/licenses/by-sa/3.0/",
  attribution: "The sponsors and contributors of schema.org, https://schema.org/docs/terms.html",
  changes: "An excerpt: terms that src/head/structured-data names, without labels, comments and sources. npm run vocabulary writes it.",
  "@context": {
    rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    rdfs: "http://www.w3.org/2000/01/rdf-schema#",
    schema: "https://schema.org/",
  },
  "@graph": graph,
};
writeFileSync(EXCERPT, await format(JSON.stringify(excerpt), { ...(await resolveConfig(EXCERPT)), parser: "json" }));
console.log(`${EXCERPT}: ${String(graph.length)} terms of schema.org ${version}.`);
