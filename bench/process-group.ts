import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";

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

/** Linux counts time in hundredths of a second and memory in pages of 4096 bytes, on every machine that Node has builds for but some ARM kernels. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

/** One line of `/proc/<pid>/stat`. */
export interface ProcessStat {
  readonly pid: number;
  readonly group: number;
  /** User and system time in seconds. */
  readonly cpuSeconds: number;
  /** Resident memory in bytes. */
  readonly residentBytes: number;
}

/**
 * Reads a line of `/proc/<pid>/stat`.
 *
 * @source proc_pid_stat(5): fields 1, 5, 14, 15 and 24, counted after the name in brackets, which may hold spaces
 */
export function parseProcessStat(line: string): ProcessStat {
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  // The first field after the name is the third of the line.
  const field = (number: number): number => Number(fields[number - 3]);
  return {
    pid: Number.parseInt(line, 10),
    group: field(5),
    cpuSeconds: (field(14) + field(15)) / TICKS_PER_SECOND,
    residentBytes: field(24) * PAGE_BYTES,
  };
}

function processesOf(group: number): readonly ProcessStat[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [parseProcessStat(readFileSync(`/proc/${pid}/stat`, "utf8"))];
      } catch {
        // It ended between the list and the look.
        return [];
      }
    })
    .filter((process) => process.group === group);
}

/**
 * Runs a Node program in a process group of its own and watches the group. Works on Linux only, where `/proc` tells of processes.
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
    const processes = processesOf(child.pid ?? -1);
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
