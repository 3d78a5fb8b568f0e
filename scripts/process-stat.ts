import { readFileSync, readdirSync } from "node:fs";

/** Linux counts memory in pages of 4096 bytes, on every machine that Node has builds for but some ARM kernels. */
const PAGE_BYTES = 4096;

/** One line of `/proc/<pid>/stat`. */
export interface ProcessStat {
  readonly pid: number;
  /** The process that started it, or took its place when that one ended. */
  readonly parent: number;
  readonly group: number;
  /** Whether it has ended and only waits for the process that started it to ask how. */
  readonly isZombie: boolean;
  /** When it was started, in hundredths of a second since the machine was. */
  readonly startedAt: number;
  /** Resident memory in bytes. */
  readonly residentBytes: number;
}

/**
 * Reads a line of `/proc/<pid>/stat`.
 *
 * @source proc_pid_stat(5): fields 1, 3, 4, 5, 22 and 24, counted after the name in brackets, which may hold spaces
 */
export function parseProcessStat(line: string): ProcessStat {
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  // The first field after the name is the third of the line.
  const field = (number: number): number => Number(fields[number - 3]);
  return {
    pid: Number.parseInt(line, 10),
    parent: field(4),
    group: field(5),
    isZombie: fields[0] === "Z",
    startedAt: field(22),
    residentBytes: field(24) * PAGE_BYTES,
  };
}

/** What Linux tells of a process; `undefined` on other systems, and when there is no such process. */
export function processStat(pid: number | string): ProcessStat | undefined {
  try {
    return parseProcessStat(readFileSync(`/proc/${String(pid)}/stat`, "utf8"));
  } catch {
    return undefined;
  }
}

/** Every process that has not ended; Linux only. */
export function runningProcesses(): readonly ProcessStat[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => processStat(pid) ?? [])
    .filter(({ isZombie }) => !isZombie);
}
