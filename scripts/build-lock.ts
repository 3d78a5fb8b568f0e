import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { processStat, runningProcesses } from "./process-stat";

const processSchema = z.object({
  pid: z.number(),
  /** When it was started, as the system tells it: numbers of processes come round again. Windows is not asked. */
  started: z.string().optional(),
});

/** A process, as a lock names it. */
type NamedProcess = z.infer<typeof processSchema>;

const lockSchema = z.object({
  id: z.string(),
  since: z.string(),
  holder: processSchema,
  /** The first process of the group that the holder has started. */
  program: processSchema.optional(),
});

type LockContent = z.infer<typeof lockSchema>;

/** What a lock that cannot be read is taken for: a machine that lost its power may leave an empty one. */
const UNREADABLE: LockContent = { id: "unreadable", since: "", holder: { pid: NaN } };

/** How long to wait for what a killed process has left running, and between two looks, in milliseconds. */
const LONGEST_WAIT = 30_000;
const INTERVAL = 20;

/** Thrown when another process holds the lock. */
export class LockIsHeld extends Error {
  override readonly name = "LockIsHeld";
}

/** A lock that this process holds. */
export interface Lock {
  /** Names a group of processes that this process has started by the first of them, so that it can be ended when this process is killed. */
  readonly nameProgram: (pid: number) => void;
  readonly release: () => void;
}

const hasProc = existsSync("/proc/self/stat");

/** When a process that runs was started; `undefined` for one that has ended, and where the system does not tell. */
function startOf(pid: number): string | undefined {
  if (hasProc) {
    const stat = processStat(pid);
    return stat === undefined || stat.isZombie ? undefined : String(stat.startedAt);
  }
  if (process.platform === "win32") {
    return undefined;
  }
  const { stdout } = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
  });
  return stdout.trim() === "" ? undefined : stdout.trim();
}

function named(pid: number): NamedProcess {
  const started = startOf(pid);
  return started === undefined ? { pid } : { pid, started };
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === code;
}

/** Whether there is such a process; of a negative number, whether there is such a group. */
function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // That of another user may not be asked, but is there.
    return hasCode(error, "EPERM");
  }
}

function isRunning({ pid, started }: NamedProcess): boolean {
  return started === undefined ? isThere(pid) : startOf(pid) === started;
}

/** Whether anything runs of the group that a process has begun. */
function runsInGroup({ pid, started }: NamedProcess): boolean {
  if (started === undefined) {
    return isThere(pid);
  }
  const now = startOf(pid);
  if (now !== undefined && now !== started) {
    // A number is given again only when the whole group has gone.
    return false;
  }
  return hasProc ? runningProcesses().some(({ group }) => group === pid) : isThere(-pid);
}

/** Ends what a killed process has left running. Where nothing tells it from others, it is waited for: it ends by itself. */
async function endGroup(leader: NamedProcess): Promise<void> {
  for (let waited = 0; runsInGroup(leader); waited += INTERVAL) {
    if (waited >= LONGEST_WAIT) {
      throw new LockIsHeld(`Process ${String(leader.pid)} is left of an earlier build and still runs. End it, and build again.`);
    }
    if (leader.started !== undefined) {
      try {
        process.kill(-leader.pid, "SIGKILL");
      } catch {
        // It has just ended.
      }
    }
    await setTimeout(INTERVAL);
  }
}

/** What a lock says; `undefined` when there is none. */
function readLock(file: string): LockContent | undefined {
  try {
    return lockSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    return hasCode(error, "ENOENT") ? undefined : UNREADABLE;
  }
}

/** Writes a lock beside its place, and puts it there as a whole. */
function putLock(file: string, content: LockContent, put: (whole: string, file: string) => void): void {
  const whole = `${file}.${content.id}`;
  try {
    writeFileSync(whole, JSON.stringify(content));
    put(whole, file);
  } finally {
    rmSync(whole, { force: true });
  }
}

/** Puts a lock where there is none. */
function tryToLock(file: string, content: LockContent): boolean {
  try {
    putLock(file, content, linkSync);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) {
      return false;
    }
    throw error;
  }
}

/**
 * Takes a lock: a file that names the process that holds it. The lock of a process that has ended is taken over, when what that one had
 * started has ended too.
 *
 * @param file the lock, in a folder that exists
 * @param onTakenOver told whose lock was taken over
 * @throws LockIsHeld with the process to wait for
 */
export async function takeLock(file: string, onTakenOver: (message: string) => void): Promise<Lock> {
  const content: LockContent = { id: randomUUID(), since: new Date().toLocaleString("en-GB"), holder: named(process.pid) };
  while (!tryToLock(file, content)) {
    const other = readLock(file);
    if (other === undefined) {
      // It was released meanwhile.
      continue;
    }
    if (isRunning(other.holder)) {
      throw new LockIsHeld(`Process ${String(other.holder.pid)} has been building here since ${other.since}. Wait for it, or end it.`);
    }
    // Several may see this lock of a dead process: it is taken away by the one that holds the lock on doing so.
    const claim = await takeLock(`${file}.after-${other.id}`, () => undefined);
    try {
      if (readLock(file)?.id === other.id) {
        if (other.program !== undefined) {
          await endGroup(other.program);
        }
        rmSync(file);
        onTakenOver(
          other === UNREADABLE
            ? "A lock that cannot be read is taken over."
            : `Process ${String(other.holder.pid)} ended in the middle of a build; its lock is taken over.`,
        );
      }
    } finally {
      claim.release();
    }
  }
  return {
    nameProgram: (pid) => {
      putLock(file, { ...content, program: named(pid) }, renameSync);
    },
    release: () => {
      rmSync(file, { force: true });
    },
  };
}
