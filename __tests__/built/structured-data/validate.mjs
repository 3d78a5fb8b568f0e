// Runs Adobe's validator, which is published as ECMAScript modules with private methods, outside of Jest's transformation.
// In: { "vocabulary": path, "graphs": [[node]] } on standard input. Out: one list of issues for each graph, as JSON.
import { readFileSync } from "node:fs";
import Validator from "@adobe/structured-data-validator";

const { vocabulary, graphs } = JSON.parse(readFileSync(0, "utf8"));
const validator = new Validator(JSON.parse(readFileSync(vocabulary, "utf8")));
const issues = [];
for (const nodes of graphs) {
  const jsonld = {};
  for (const node of nodes) {
    (jsonld[node["@type"]] ??= []).push(node);
  }
  issues.push(await validator.validate({ jsonld, microdata: {}, rdfa: {}, errors: [] }));
}
process.stdout.write(JSON.stringify(issues));
