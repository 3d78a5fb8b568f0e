import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyOfProject, removeCopy } from "../../__tests__/project-copy";
import { readSiteData } from "../../src/content/site-data";
import { LANGUAGES } from "../../src/core/languages";
import { required } from "../../src/core/required";
import { routeTable } from "../../src/core/routes/route-table";
import { runTranslations } from "../../src/review/translations/command";
import { addArticles, changeOneText } from "./generated-articles";
import { table } from "./markdown";

/** The builds of each size, in their order. */
const KINDS = ["cold", "nothing changed", "one text changed"] as const;

interface MeasuredBuild {
  readonly pages: number;
  readonly kind: (typeof KINDS)[number];
  readonly seconds: number;
  /** The greatest sum of resident memory of all processes of the build, in MiB. */
  readonly peak: number;
}

/** How often the memory of a build is read, in milliseconds. */
const INTERVAL = 200;

const pageCount = (root: string): number => routeTable(readSiteData(root)).length * LANGUAGES.length;

/** The pages for reviewers compare with git's history: the copy gets one commit, as on the production branch. */
function commitEverything(root: string): void {
  const author = ["-c", "user.name=Bench", "-c", "user.email=bench@localhost", "-c", "commit.gpgsign=false"];
  [
    ["init", "--quiet", "--initial-branch=main"],
    ["add", "--all"],
    [...author, "commit", "--quiet", "--message=Generated"],
  ].forEach((args) => {
    execFileSync("git", args, { cwd: root, stdio: "inherit" });
  });
}

/** The resident memory of a process and its descendants, in MiB. Memory that they share counts for each. */
function residentMemory(pid: number): number {
  const processes = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .stdout.trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number =>
    processes.reduce((sum, [id = 0, ppid, kibibytes = 0]) => (ppid === parent ? sum + kibibytes / 1024 + below(id) : sum), 0);
  return below(pid);
}

async function measureBuild(root: string, kind: MeasuredBuild["kind"]): Promise<MeasuredBuild> {
  const start = performance.now();
  const program = spawn(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMemory(process.pid));
  }, INTERVAL);
  await once(program, "close");
  clearInterval(timer);
  if (program.exitCode !== 0) {
    throw new Error("A build of the copy failed; its messages are above.");
  }
  const build = { pages: pageCount(root), kind, seconds: (performance.now() - start) / 1000, peak };
  console.log(`  ${String(build.pages)} pages, ${kind}: ${build.seconds.toFixed(0)} s, ${peak.toFixed(0)} MiB`);
  return build;
}

/**
 * Builds copies of the project with generated articles: cold, with nothing changed, and with one text changed.
 *
 * @param root the project's folder
 * @param sizes about how many pages, in ascending order; never fewer than the project has
 */
export async function measureBuilds(root: string, sizes: readonly number[]): Promise<string> {
  const builds: MeasuredBuild[] = [];
  for (const size of sizes) {
    const copy = copyOfProject(root, "bench", "public");
    try {
      addArticles(copy, Math.max(0, Math.round((size - pageCount(copy)) / LANGUAGES.length)));
      runTranslations(copy, ["--update"], new Date().toISOString().slice(0, 10));
      commitEverything(copy);
      for (const kind of KINDS) {
        if (kind === "one text changed") {
          changeOneText(copy);
        }
        builds.push(await measureBuild(copy, kind));
      }
    } finally {
      removeCopy(copy);
    }
  }
  const rows = builds.map(({ pages, kind, seconds, peak }) => {
    const smallest = required(
      builds.find((build) => build.kind === kind),
      "A build of each kind",
    );
    const each = (growth: number): string => (pages === smallest.pages ? "" : (growth / (pages - smallest.pages)).toFixed(3));
    return [`${String(pages)}, ${kind}`, seconds.toFixed(1), peak.toFixed(0), each(seconds - smallest.seconds), each(peak - smallest.peak)];
  });
  return [
    "Copies of the project with generated articles, which share the pictures of the written ones. Memory is the greatest sum of the resident memory of all processes of a build; what processes share counts for each. The last two columns compare with the smallest size.",
    table(["pages, build", "wall s", "peak MiB", "s for each page more", "MiB for each page more"], rows),
  ].join("\n\n");
}
