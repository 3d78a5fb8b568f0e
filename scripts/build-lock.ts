import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";

/** A process, and when it was started, where Linux tells: process ids are reused. */
const processSchema = z.object({ pid: z.number(), started: z.string().optional() });

type NamedProcess = z.infer<typeof processSchema>;

const lockSchema = z.object({
  since: z.string(),
  holder: processSchema,
  /** The first process of the group that the holder has started. */
  program: processSchema.optional(),
});

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

// In Jest an error of Node's is no instance of the global Error.
const hasCode = (error: unknown, code: string): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === code;

/** Sends a signal to a process, or to a group for a negative number; 0 only looks. Returns whether there is one. */
function send(pid: number, signal: "SIGKILL" | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    // The process of another user.
    return hasCode(error, "EPERM");
  }
}

const isRunning = ({ pid, started }: NamedProcess): boolean => (started === undefined ? send(pid, 0) : startOf(pid) === started);

/** Ends the process group that a killed process has left running. */
async function endGroup({ pid, started }: NamedProcess): Promise<void> {
  // An id is reused only when the whole group has ended.
  const isReused = (startOf(pid) ?? started) !== started;
  for (let waited = 0; !isReused && send(-pid, started === undefined ? 0 : "SIGKILL") && waited < LONGEST_WAIT; waited += INTERVAL) {
    await setTimeout(INTERVAL);
  }
}

/** Creates a file, unless it exists. */
function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: "wx" });
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) {
      return false;
    }
    throw error;
  }
}

/** The content of a lock; `undefined` when it was released meanwhile. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) {
      return undefined;
    }
    throw error;
  }
}

function parse(file: string, content: string): z.infer<typeof lockSchema> {
  try {
    return lockSchema.parse(JSON.parse(content));
  } catch {
    // It is being written, or the machine lost its power.
    throw new LockIsHeld(`Another build is starting here. If there is none, remove ${file}.`);
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
  const content = { since: new Date().toLocaleString("en-GB"), holder: named(process.pid) };
  while (!create(file, JSON.stringify(content))) {
    const found = read(file);
    if (found === undefined) {
      continue;
    }
    const { since, holder, program } = parse(file, found);
    if (isRunning(holder)) {
      throw new LockIsHeld(`Process ${String(holder.pid)} has been building here since ${since}. Wait for it, or end it.`);
    }
    // Several processes may see this lock: the one that locks its removal removes it.
    const removal = await takeLock(`${file}.removal`, () => undefined);
    try {
      if (read(file) === found) {
        await (program && endGroup(program));
        rmSync(file);
        onTakenOver(`Process ${String(holder.pid)} ended in the middle of a build; its lock is taken over.`);
      }
    } finally {
      removal.release();
    }
  }
  return {
    nameProgram: (pid) => {
      writeFileSync(`${file}.new`, JSON.stringify({ ...content, program: named(pid) }));
      renameSync(`${file}.new`, file);
    },
    release: () => {
      rmSync(file, { force: true });
    },
  };
}
