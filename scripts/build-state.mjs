// Run before and after Gatsby. Gatsby stores changed facts before it stores which pages show them: stopped in between, it would publish the
// old facts ever after. It also keeps texts when the code that fills them in changes. So a note says what Gatsby's folders are of.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const NOTE = ".build-state.json";

/** What Gatsby knows of the pages. It stores it last, and only warns when it cannot: after that, what it kept does not fit together. */
const KNOWLEDGE = join(".cache", "redux", "redux.rest.state");

/** A file that every build writes shortly before. */
const WRITTEN = join("public", "_redirects");

/** What Gatsby keeps for the next build, and what it publishes. */
const KEPT = [".cache", "public"];

/** The variables that change pages, or which files a build writes. Others change only files that every build rewrites. */
const VARIABLES = ["CONTEXT", "URL", "DEPLOY_PRIME_URL", "SITE_URL", "NETLIFY", "SERVICE_WORKER"];

/** A hash of the packages and of all code that is no component. Gatsby itself follows components and content, but leaves pages with old styles. */
function codeHash() {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test|\.d)\.ts$|\.(?:graphql|css)$/.test(file),
  );
  const hash = createHash("sha256");
  ["package-lock.json", ...files.sort().map((file) => join("src", file))].forEach((file) => hash.update(readFileSync(file)));
  return hash.digest("hex").slice(0, 8);
}

/**
 * What a build depends on beside its content. Gatsby keeps absolute paths. Node's own data write numbers, dates and countries in five
 * languages, and change with its version.
 *
 * @returns values by name, in words
 */
function circumstances() {
  const variables = VARIABLES.map((name) => [name, process.env[name] ?? "not set"]);
  return Object.fromEntries([["the folder", process.cwd()], ["Node", process.version], ["the code", codeHash()], ...variables]);
}

/** The note of the last build; an empty one if it is missing or broken. */
function readNote() {
  try {
    return Object(JSON.parse(readFileSync(NOTE, "utf8")));
  } catch {
    return {};
  }
}

/** Removes what Gatsby kept, unless it is of a whole build in these circumstances, and says why. */
function start() {
  const [then, now] = [readNote(), circumstances()];
  const changed = Object.keys(now).find((name) => then[name] !== now[name]);
  const isWhole = then.isWhole === true && KEPT.every((folder) => existsSync(folder));
  if (KEPT.some((folder) => existsSync(folder)) && (!isWhole || changed !== undefined)) {
    const reason = isWhole
      ? `${changed} was ${then[changed]}, and is ${now[changed]}`
      : "the last build did not end, or npm run develop ran since";
    console.log(`Starting afresh, without .cache and public: ${reason}.`);
    rmSync(NOTE, { force: true });
    KEPT.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  }
  writeFileSync(NOTE, JSON.stringify({ ...now, isWhole: false }));
}

/** Notes that the build is whole, in the circumstances at its start: an editor may have saved a file since. */
function end() {
  const [stored = 0, written = 0] = [KNOWLEDGE, WRITTEN].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs);
  if (stored === 0 || stored < written) {
    console.error("The site is built, but Gatsby could not store what it knows of it. Is the disk full? The next build starts afresh.");
  } else {
    writeFileSync(NOTE, JSON.stringify({ ...readNote(), isWhole: true }));
  }
}

if (process.argv[2] === "end") {
  end();
} else {
  start();
}
