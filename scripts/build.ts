import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CONTENT_IS_CHECKED } from "../src/check/report";
import { TYPES_FILE } from "../src/gatsby/internals/query-types";
import { writeIfChanged } from "../src/publish/write-if-changed";
import { withoutAdapterHeaders } from "./adapter-headers";
import { runBuildCommand } from "./build-command";
import { buildSite, lastBuild, projectBuild } from "./build-site";
import { gatsby, runProgram } from "./run-program";

const root = process.cwd();
/** Of a copy of the project: the staging folder whose last build it goes on from (`SiteBuild.goesOnFrom`). */
const goesOnFrom = parseArgs({ options: { "goes-on-from": { type: "string" } } }).values["goes-on-from"];

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
  // Asked here, not in Gatsby, an editor has the answer before Gatsby has warmed up.
  const refused = await runProgram(["--import", "tsx", "scripts/before-build.ts"], { folder: root, signal });
  if (refused !== 0) {
    return refused;
  }
  process.env[CONTENT_IS_CHECKED] = "1";
  if (process.env["NETLIFY"] !== undefined) {
    return buildInPlace(signal);
  }
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
