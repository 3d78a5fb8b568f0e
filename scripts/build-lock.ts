import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";

const processSchema = z.object({
  pid: z.number(),
  /** When it was started, where Linux tells: process ids are reused. */
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

/** A lock that cannot be read: a machine that lost its power may leave an empty one. */
const UNREADABLE: LockContent = { id: "unreadable", since: "", holder: { pid: NaN } };

/** How long to wait for what a killed process has left running, and between two looks, in milliseconds. */
const LONGEST_WAIT = 10_000;
const INTERVAL = 20;

/** Thrown when another process holds the lock. */
export class LockIsHeld extends Error {
  override readonly name = "LockIsHeld";
}

/** A lock that this process holds. */
export interface Lock {
  /** Names a process group that this process has started by its first process, so that it can be ended when this process is killed. */
  readonly nameProgram: (pid: number) => void;
  readonly release: () => void;
}

/**
 * When Linux started a process; `undefined` on other systems, and for a process that has ended.
 *
 * @source proc_pid_stat(5): fields 3 and 22, counted after the name in brackets, which may hold spaces
 */
function startOf(pid: number): string | undefined {
  try {
    const line = readFileSync(`/proc/${String(pid)}/stat`, "utf8");
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

const named = (pid: number): NamedProcess => ({ pid, started: startOf(pid) });

function hasCode(error: unknown, code: string): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === code;
}

/** Whether there is such a process; of a negative number, whether there is such a group. */
function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user.
    return hasCode(error, "EPERM");
  }
}

const isRunning = ({ pid, started }: NamedProcess): boolean => (started === undefined ? exists(pid) : startOf(pid) === started);

/** Ends the process group that a killed process has left running. Where its id may have been reused, waits for it to end by itself. */
async function endGroup({ pid, started }: NamedProcess): Promise<void> {
  // An id is reused only when the whole group has ended.
  const isReused = (startOf(pid) ?? started) !== started;
  for (let waited = 0; !isReused && exists(-pid) && waited < LONGEST_WAIT; waited += INTERVAL) {
    if (started !== undefined) {
      process.kill(-pid, "SIGKILL");
    }
    await setTimeout(INTERVAL);
  }
}

/** What a lock says; `undefined` when it does not exist. */
function readLock(file: string): LockContent | undefined {
  try {
    return lockSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    return hasCode(error, "ENOENT") ? undefined : UNREADABLE;
  }
}

/** Writes a lock beside its place, so that it can be put there as a whole. */
function putLock(file: string, content: LockContent, put: typeof linkSync): void {
  const whole = `${file}.${content.id}`;
  try {
    writeFileSync(whole, JSON.stringify(content));
    put(whole, file);
  } finally {
    rmSync(whole, { force: true });
  }
}

/** Creates the lock if there is no other. */
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
 * Takes a lock: a file that names the process that holds it. The lock of a process that has ended is taken over, after ending what that
 * process had started.
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
      continue;
    }
    if (isRunning(other.holder)) {
      throw new LockIsHeld(`Process ${String(other.holder.pid)} has been building here since ${other.since}. Wait for it, or end it.`);
    }
    // Several processes may see this lock: the one that locks its removal removes it.
    const removal = await takeLock(`${file}.after-${other.id}`, () => undefined);
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
      removal.release();
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
