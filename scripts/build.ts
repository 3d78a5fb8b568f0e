import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pico from "picocolors";
import { formatProblems } from "../src/build/check/report";
import { readSiteFiles } from "../src/build/check/site-files";
import { withoutAdapterHeaders } from "./adapter-headers";
import { runGatsby } from "./gatsby";
import { safeBuild } from "./safe-build";
import { siteProblems } from "./site-problems";

const root = process.cwd();
// Gatsby checks too; asked here first, an editor has the answer before Gatsby has warmed up.
const problems = await siteProblems(root);
if (problems.length > 0) {
  console.error(formatProblems(problems, { colours: pico.isColorSupported && process.stderr.isTTY }));
  process.exit(1);
}
// Loaded late, because they read data that was just found right.
const { productionRefusal } = await import("../src/build/go-live/production-refusal");
const { writeSchemas } = await import("../src/build/json-schemas/write-schemas");
const { readSiteData } = await import("../src/build/site-data");

const files = readSiteFiles(root);
const refusal = productionRefusal(files, process.env);
if (refusal !== undefined) {
  console.error(refusal);
  process.exit(1);
}
// What editors of code complete follows what other editors have written.
await writeSchemas(root, readSiteData(root), files);
process.exitCode = await safeBuild(root, () => runGatsby("build"));
if (process.exitCode === 0) {
  const headers = join(root, "public", "_headers");
  await writeFile(headers, withoutAdapterHeaders(await readFile(headers, "utf8")));
}
