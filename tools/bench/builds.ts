import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { runningProcesses } from "../../scripts/process-stat";
import { routeTable } from "../../src/core/routes/route-table";
import { readSiteData } from "../../src/content/site-data";
import { runTranslations } from "../../src/review/translations/command";
import { LANGUAGES } from "../../src/core/languages";
import { addArticles, changeOneText } from "./generated-articles";
import { type Changed, changedBytes, readOutput, writtenAgain } from "./output-changes";
import { copyOfProject, removeCopy } from "../../__tests__/project-copy";

/** The three builds of each size, in their order. */
export const BUILD_KINDS = ["cold", "nothing changed", "one text changed"] as const;
export type BuildKind = (typeof BUILD_KINDS)[number];

/** One build. */
export interface MeasuredBuild {
  readonly kind: BuildKind;
  readonly wallSeconds: number;
  /** The greatest sum of resident memory of all processes of the build, in bytes; pages that processes share count once for each. */
  readonly peakBytes: number;
  /** How many pages Gatsby rendered, by what it prints. */
  readonly rendered: number;
  /** Files whose bytes are not what the build before left; of a cold build all. */
  readonly changed: Changed;
  /** Files that were written, whether their bytes changed or not. */
  readonly written: Changed;
}

/** The builds of a site of one size. */
export interface SizeResult {
  readonly pages: number;
  readonly generatedArticles: number;
  readonly files: number;
  readonly builds: readonly MeasuredBuild[];
}

export interface BuildsResult {
  readonly sizes: readonly SizeResult[];
}

function pageCount(root: string): number {
  return routeTable(readSiteData(root)).length * LANGUAGES.length;
}

/** Makes a copy a clone whose only commit is what it holds, as production is for the pages for reviewers that each build writes. */
function commitEverything(root: string): void {
  const git = (...args: readonly string[]): void => {
    const { status, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    if (status !== 0) {
      throw new Error(`git ${args[0] ?? ""} failed in the copy of the project: ${stderr}`);
    }
  };
  git("init", "--quiet", "--initial-branch=main");
  git("add", "--all");
  git(
    "-c",
    "user.name=Bench",
    "-c",
    "user.email=bench@localhost",
    "-c",
    "commit.gpgsign=false",
    "commit",
    "--quiet",
    "--message=Generated",
  );
}

/** How much of a failed build's output the error quotes, in characters. */
const QUOTED_OUTPUT = 4000;

/**
 * How many pages Gatsby says that it rendered.
 *
 * @param output what a build printed
 */
export function renderedPages(output: string): number {
  return Number(/Building static HTML for pages - [\d.]+s - (\d+)\//.exec(output)?.[1] ?? 0);
}

/** How often the memory of a build is read, in milliseconds. */
const INTERVAL = 200;

/** The resident memory of a process and of everything that it started, in bytes. */
function residentBytes(pid: number): number {
  const running = runningProcesses();
  const below = (parent: number): number =>
    running.filter((process) => process.parent === parent).reduce((sum, process) => sum + process.residentBytes + below(process.pid), 0);
  return below(pid) + (running.find((process) => process.pid === pid)?.residentBytes ?? 0);
}

/** Builds once, and compares the output with what was there before. */
async function measuredBuild(root: string, kind: BuildKind): Promise<MeasuredBuild> {
  const folder = join(root, "public");
  const before = existsSync(folder) ? readOutput(folder) : new Map<string, never>();
  const start = performance.now();
  const program = spawn(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  let peakBytes = 0;
  const timer = setInterval(() => {
    peakBytes = Math.max(peakBytes, residentBytes(program.pid ?? -1));
  }, INTERVAL);
  await once(program, "close");
  clearInterval(timer);
  const wallSeconds = (performance.now() - start) / 1000;
  if (program.exitCode !== 0) {
    throw new Error(`A build of the copy failed:\n${output.slice(-QUOTED_OUTPUT)}`);
  }
  const after = readOutput(folder);
  const build: MeasuredBuild = {
    kind,
    wallSeconds,
    peakBytes,
    rendered: renderedPages(output),
    changed: changedBytes(before, after),
    written: writtenAgain(before, after),
  };
  console.log(
    `  ${kind}: ${wallSeconds.toFixed(0)} s, ${(peakBytes / 2 ** 20).toFixed(0)} MiB, ${String(build.rendered)} pages rendered, ${String(build.changed.html)} HTML files changed`,
  );
  return build;
}

async function measureSize(root: string, size: number): Promise<SizeResult> {
  const copy = copyOfProject(root, "public");
  try {
    const generatedArticles = Math.max(0, Math.round((size - pageCount(copy)) / LANGUAGES.length));
    addArticles(copy, generatedArticles);
    runTranslations(copy, ["--update"], new Date().toISOString().slice(0, 10));
    commitEverything(copy);
    const pages = pageCount(copy);
    console.log(`${String(pages)} pages, ${String(generatedArticles)} generated articles:`);
    const cold = await measuredBuild(copy, "cold");
    const unchanged = await measuredBuild(copy, "nothing changed");
    changeOneText(copy);
    const changed = await measuredBuild(copy, "one text changed");
    return { pages, generatedArticles, files: readOutput(join(copy, "public")).size, builds: [cold, unchanged, changed] };
  } finally {
    removeCopy(copy);
  }
}

/**
 * Builds copies of the project with generated articles: cold, with nothing changed, and with one text changed.
 *
 * @param root the project's folder
 * @param sizes about how many pages; never fewer than the project has
 */
export async function measureBuilds(root: string, sizes: readonly number[]): Promise<BuildsResult> {
  if (!existsSync("/proc/self/stat")) {
    throw new Error("Builds are measured on Linux only, where /proc tells of the memory of processes.");
  }
  const results: SizeResult[] = [];
  for (const size of sizes) {
    results.push(await measureSize(root, size));
  }
  return { sizes: results };
}
