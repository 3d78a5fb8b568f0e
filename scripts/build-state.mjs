// Run before and after Gatsby. Gatsby stores changed facts before it stores which pages show them: stopped in between, it would publish the
// old facts ever after. So a note stands beside what it keeps, but only while that is of a whole build.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What Gatsby keeps for the next build, and what it publishes. */
const KEPT = [".cache", "public"];

/** The note, in a folder that `npm run clean` removes too. */
const NOTE = join(".cache", "whole-build.json");

/** The variables that change pages, or which files a build writes. Others change only what every build writes anew. */
const VARIABLES = ["CONTEXT", "URL", "DEPLOY_PRIME_URL", "SITE_URL", "NETLIFY", "SERVICE_WORKER"];

/**
 * What a build depends on beside its files. Gatsby keeps absolute paths. Node's own data write numbers, dates and countries in five
 * languages, and change with its version.
 *
 * @returns values by name, without those that are not set
 */
function circumstances() {
  const variables = VARIABLES.map((name) => [name, process.env[name]]);
  return Object.fromEntries(
    [["folder", process.cwd()], ["Node", process.version], ...variables].filter(([, value]) => value !== undefined),
  );
}

/** The note of the last whole build; `undefined` without one that can be read. */
function readNote() {
  try {
    return Object(JSON.parse(readFileSync(NOTE, "utf8")));
  } catch {
    return undefined;
  }
}

/** Why Gatsby may not go on from what it kept; `undefined` when it may. */
function reasonToStartAfresh() {
  const [now, then] = [circumstances(), readNote()];
  if (then === undefined) {
    return "the last build did not end, or npm run develop ran since";
  }
  const changed = Object.keys({ ...then, ...now }).find((name) => then[name] !== now[name]);
  return changed && `${changed} was ${then[changed] ?? "not set"}, and is ${now[changed] ?? "not set"}`;
}

/** Removes what Gatsby kept, unless it is of a whole build like this one, and says why. From then on nothing counts as whole. */
function startBuild() {
  const reason = KEPT.some((folder) => existsSync(folder)) ? reasonToStartAfresh() : undefined;
  rmSync(NOTE, { force: true });
  if (reason !== undefined) {
    console.log(`Starting afresh, without .cache and public: ${reason}.`);
    KEPT.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  }
}

/** Notes that what Gatsby kept is of a whole build. */
function endBuild() {
  mkdirSync(".cache", { recursive: true });
  writeFileSync(NOTE, JSON.stringify(circumstances()));
}

if (process.argv[2] === "end") {
  endBuild();
} else {
  startBuild();
}
