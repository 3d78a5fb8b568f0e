import { spawn } from "node:child_process";
import { type ProcessStat, runningProcesses } from "../scripts/process-stat";

/** What a command and everything that it started used. */
export interface Usage {
  readonly exitCode: number;
  /** In seconds. */
  readonly wallSeconds: number;
  /** User and system time of all processes in seconds, as last seen before each ended. */
  readonly cpuSeconds: number;
  /** The greatest sum of resident memory of all processes at one moment, in bytes; pages that processes share count once for each. */
  readonly peakBytes: number;
  /** What the command printed, errors among it. */
  readonly output: string;
}

/** How often the processes are looked at, in milliseconds. */
const INTERVAL = 200;

/** A process and everything that it started; a build starts Gatsby in a group apart. */
function withDescendants(pid: number): readonly ProcessStat[] {
  const running = runningProcesses();
  const below = (parent: number): readonly ProcessStat[] =>
    running.filter((process) => process.parent === parent).flatMap((process) => [process, ...below(process.pid)]);
  return [...running.filter((process) => process.pid === pid), ...below(pid)];
}

/**
 * Runs a Node program in a process group apart and watches what it starts. Works on Linux only, where `/proc` tells of processes.
 *
 * @param folder where it runs
 * @param args the arguments of Node
 */
export function measuredRun(
  folder: string,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Usage> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { cwd: folder, env: environment, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);

  const cpu = new Map<number, number>();
  let peakBytes = 0;
  const look = (): void => {
    const processes = withDescendants(child.pid ?? -1);
    processes.forEach(({ pid, cpuSeconds }) => cpu.set(pid, cpuSeconds));
    peakBytes = Math.max(
      peakBytes,
      processes.reduce((sum, { residentBytes }) => sum + residentBytes, 0),
    );
  };
  // A group of its own does not hear Ctrl+C; ended here, the run fails, and whoever asked for it can tidy up.
  const end = (): void => {
    if (child.pid !== undefined) {
      process.kill(-child.pid, "SIGTERM");
    }
  };
  process.on("SIGINT", end).on("SIGTERM", end);
  const timer = setInterval(look, INTERVAL);
  const stopWatching = (): void => {
    clearInterval(timer);
    process.off("SIGINT", end).off("SIGTERM", end);
  };
  return new Promise((resolve, reject) => {
    child.once("error", (error) => {
      stopWatching();
      reject(error);
    });
    child.once("close", (exitCode) => {
      stopWatching();
      resolve({
        exitCode: exitCode ?? 1,
        wallSeconds: (performance.now() - start) / 1000,
        cpuSeconds: Array.from(cpu.values()).reduce((sum, seconds) => sum + seconds, 0),
        peakBytes,
        output,
      });
    });
  });
}
