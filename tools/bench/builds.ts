import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyOfProject, removeCopy } from "../../__tests__/project-copy";
import { readSiteData } from "../../src/content/site-data";
import { LANGUAGES } from "../../src/core/languages";
import { routeTable } from "../../src/core/routes/route-table";
import { table } from "./markdown";

/** The builds in their order. */
const KINDS = ["cold", "nothing changed", "one text changed"] as const;

/** How often the memory of a build is read, in milliseconds. */
const INTERVAL = 200;

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

/** Changes a Greek text, as an editor would. */
function changeOneText(root: string): void {
  const file = join(root, "locales", "el", "common.json");
  writeFileSync(file, readFileSync(file, "utf8").replace(/"skip": "/, "$&→ "));
}

async function measureBuild(root: string): Promise<{ readonly seconds: number; readonly peak: number }> {
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
  return { seconds: (performance.now() - start) / 1000, peak };
}

/** Builds a copy of the project: cold, with nothing changed, and with one text changed. */
export async function measureBuilds(root: string): Promise<string> {
  const copy = copyOfProject(root, "bench", "public");
  const rows: string[][] = [];
  try {
    for (const kind of KINDS) {
      if (kind === "one text changed") {
        changeOneText(copy);
      }
      const { seconds, peak } = await measureBuild(copy);
      console.log(`  ${kind}: ${seconds.toFixed(0)} s, ${peak.toFixed(0)} MiB`);
      rows.push([kind, seconds.toFixed(1), peak.toFixed(0)]);
    }
  } finally {
    removeCopy(copy);
  }
  return [
    `A copy of the project with ${String(routeTable(readSiteData(root)).length * LANGUAGES.length)} pages. Memory is the greatest sum of the resident memory of all processes of a build; what processes share counts for each.`,
    table(["build", "wall s", "peak MiB"], rows),
  ].join("\n\n");
}
