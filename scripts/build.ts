import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pico from "picocolors";
import { CONTENT_IS_CHECKED, formatProblems } from "../src/check/report";
import { readSiteFiles } from "../src/content/site-files";
import { TYPES_FILE } from "../src/gatsby/internals/query-types";
import { writeIfChanged } from "../src/publish/write-if-changed";
import { withoutAdapterHeaders } from "./adapter-headers";
import { runBuildCommand } from "./build-command";
import { buildSite, lastBuild, projectBuild } from "./build-site";
import { writeCodeTypes } from "./code-types";
import { gatsby, runProgram } from "./run-program";
import { siteProblems } from "./site-problems";

const root = process.cwd();
/** Of a copy of the project: the staging folder whose last build it goes on from (`SiteBuild.goesOnFrom`). */
const goesOnFrom = parseArgs({ options: { "goes-on-from": { type: "string" } } }).values["goes-on-from"];
// Asked here, not in Gatsby, an editor has the answer before Gatsby has warmed up.
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
process.env[CONTENT_IS_CHECKED] = "1";

/** Netlify publishes no build that has failed, keeps Gatsby's cache itself, and Gatsby's adapter for it works in the project's folder. */
async function buildInPlace(signal: AbortSignal): Promise<number> {
  const status = await runProgram(gatsby("build"), { folder: root, signal });
  if (status === 0) {
    const headers = join(root, "public", "_headers");
    writeFileSync(headers, withoutAdapterHeaders(readFileSync(headers, "utf8")));
  }
  return status;
}

async function build(signal: AbortSignal): Promise<number> {
  if (process.env["NETLIFY"] !== undefined) {
    return buildInPlace(signal);
  }
  // What editors of code complete follows what other editors have written.
  await writeSchemas(root, readSiteData(root), files);
  await writeCodeTypes(root);
  const site = { ...projectBuild(root), ...(goesOnFrom !== undefined && { goesOnFrom }) };
  const status = await buildSite({ ...site, signal });
  if (status === 0 && goesOnFrom === undefined) {
    await writeIfChanged(join(root, TYPES_FILE), readFileSync(join(lastBuild(site), TYPES_FILE), "utf8"));
  } else if (status !== 0 && existsSync(site.output)) {
    console.error("\nThe build has failed; public/ is as it was.");
  }
  return status;
}

await runBuildCommand(build);
