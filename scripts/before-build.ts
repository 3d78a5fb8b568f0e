import pico from "picocolors";
import { formatProblems } from "../src/check/report";
import { readSiteFiles } from "../src/content/site-files";
import { writeCodeTypes } from "./code-types";
import { siteProblems } from "./site-problems";

/**
 * Checks the content and writes what follows from it. Ends with status 1 when the site cannot be built or published.
 *
 * A program of its own, so that its memory is free while Gatsby runs: half a gigabyte for a site of 5,000 pages.
 */
const root = process.cwd();
const problems = await siteProblems(root);
if (problems.length > 0) {
  console.error(formatProblems(problems, { colours: pico.isColorSupported && process.stderr.isTTY }));
  process.exit(1);
}
// Loaded late, because they read data that was just found right.
const { productionRefusal } = await import("../src/review/go-live");
const { writeSchemas } = await import("../src/editing/json-schemas/schema-files");
const { readSiteData } = await import("../src/content/site-data");

const files = readSiteFiles(root);
const refusal = productionRefusal(files, process.env);
if (refusal !== undefined) {
  console.error(refusal);
  process.exit(1);
}
// What editors of code complete follows what other editors have written. Netlify keeps neither.
if (process.env["NETLIFY"] === undefined) {
  await writeSchemas(root, readSiteData(root), files);
  await writeCodeTypes(root);
}
