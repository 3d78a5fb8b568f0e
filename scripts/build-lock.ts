import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { z } from "zod";

const lockSchema = z.object({
  pid: z.number(),
  /** When the process was started, where Linux tells: process ids are reused. */
  started: z.string().optional(),
  since: z.string(),
});

type LockContent = z.infer<typeof lockSchema>;

/** Thrown by a build that another one keeps out, or that was asked to end by a signal. */
export class BuildStopped extends Error {
  constructor(
    message: string,
    readonly signal?: NodeJS.Signals,
  ) {
    super(message);
  }
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

function hasCode(error: unknown, code: string): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === code;
}

function isRunning({ pid, started }: LockContent): boolean {
  if (started !== undefined) {
    return startOf(pid) === started;
  }
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user.
    return hasCode(error, "EPERM");
  }
}

/** What a lock says; `undefined` when it cannot be read: a machine that lost its power may leave an empty one. */
function readLock(file: string): LockContent | undefined {
  try {
    return lockSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** Creates the lock, whole, if there is no other. */
function tryToLock(file: string): boolean {
  const content: LockContent = { pid: process.pid, started: startOf(process.pid), since: new Date().toLocaleString("en-GB") };
  const whole = `${file}.${String(process.pid)}`;
  try {
    writeFileSync(whole, JSON.stringify(content));
    linkSync(whole, file);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) {
      return false;
    }
    throw error;
  } finally {
    rmSync(whole, { force: true });
  }
}

/**
 * Takes a lock: a file that names the process that holds it. The lock of a process that has ended is taken over; what that process had
 * started has ended with it (`end-with-parent.mjs`).
 *
 * @param file the lock, in a folder that exists
 * @returns what releases it
 * @throws BuildStopped with the process to wait for
 */
export function takeLock(file: string): () => void {
  while (!tryToLock(file)) {
    const other = readLock(file);
    if (other !== undefined && isRunning(other)) {
      throw new BuildStopped(`Process ${String(other.pid)} has been building here since ${other.since}. Wait for it, or end it.`);
    }
    console.log("A build ended in the middle; its lock is taken over.");
    rmSync(file, { force: true });
  }
  return () => {
    rmSync(file, { force: true });
  };
}
