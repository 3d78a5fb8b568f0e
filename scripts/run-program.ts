import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { required } from "../src/core/required";

/** Loaded by what is started, so that it does not go on when this process is killed. npm and Jest run in the project's folder. */
export const END_WITH_PARENT = pathToFileURL(join(process.cwd(), "scripts", "end-with-parent.mjs")).href;

const COLLECT_GARBAGE_SOONER = pathToFileURL(join(process.cwd(), "scripts", "collect-garbage-sooner.mjs")).href;

/** Memory for new objects, in megabytes: with Node's 16, collecting garbage is a tenth of the time of a build. */
const YOUNG_MEMORY = "--max-semi-space-size=32";

/** How a program is run. */
export interface ProgramRun {
  /** Where it runs. */
  readonly folder: string;
  /** What it gets in addition to the environment of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether it gets the keyboard, and so Ctrl+C too. */
  readonly isInteractive?: boolean;
  /** Ends the program and everything that it has started. */
  readonly signal?: AbortSignal;
}

/** Node's arguments for Gatsby's command line. */
export function gatsby(command: "build" | "develop"): readonly string[] {
  return [createRequire(join(process.cwd(), "package.json")).resolve("gatsby/cli.js"), command];
}

/**
 * Runs a Node program that ends when this process does.
 *
 * @param args Node's arguments
 * @returns the exit status
 * @throws the signal's reason, when the program was ended by it
 */
export async function runProgram(args: readonly string[], run: ProgramRun): Promise<number> {
  const { folder, environment, isInteractive = false, signal } = run;
  signal?.throwIfAborted();
  // In its own process group: Ctrl+C reaches this process alone, which then ends the whole group. Windows would open a window for it.
  const detached = process.platform !== "win32" && !isInteractive;
  const options = [process.env["NODE_OPTIONS"], YOUNG_MEMORY].join(" ").trim();
  const program = spawn(process.execPath, ["--import", END_WITH_PARENT, "--import", COLLECT_GARBAGE_SOONER, ...args], {
    cwd: folder,
    stdio: [isInteractive ? "inherit" : "ignore", "inherit", "inherit"],
    detached,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", STARTED_BY: String(process.pid), NODE_OPTIONS: options, ...environment },
  });
  const pid = required(program.pid, "The process id of Node");
  const end = (): void => {
    try {
      process.kill(detached ? -pid : pid, "SIGKILL");
    } catch {
      // It has ended.
    }
  };
  signal?.addEventListener("abort", end, { once: true });
  await once(program, "exit");
  signal?.removeEventListener("abort", end);
  if (detached) {
    // What a failed program has started may still be writing.
    end();
  }
  signal?.throwIfAborted();
  return program.exitCode ?? 1;
}
