import "./end-with-parent.mjs";
import { setImmediate } from "node:timers/promises";
import { LockIsHeld } from "./build-lock";

/** Ctrl+C and `kill`. */
const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Thrown by a build that was asked to end. */
class AskedToEnd extends Error {
  override readonly name = "AskedToEnd";
}

/**
 * Runs a command that builds, and ends it on a signal or when its parent process ends. After cleaning up, this process ends by the same
 * signal, so that the parent sees why.
 *
 * @param command gets the signal that ends it; returns the exit status
 */
export async function runBuildCommand(command: (signal: AbortSignal) => Promise<number>): Promise<void> {
  const controller = new AbortController();
  const end = (signal: NodeJS.Signals): void => {
    controller.abort(new AskedToEnd(signal));
  };
  SIGNALS.forEach((signal) => process.on(signal, end));
  try {
    process.exitCode = await command(controller.signal);
  } catch (error) {
    if (!(error instanceof LockIsHeld || error instanceof AskedToEnd)) {
      throw error;
    }
    console.error(error instanceof LockIsHeld ? error.message : `\nThe build was ended (${error.message}).`);
    process.exitCode = 1;
  } finally {
    // Copying files blocks; a signal that came during it is handled now.
    await setImmediate();
    SIGNALS.forEach((signal) => process.off(signal, end));
  }
  const reason: unknown = controller.signal.reason;
  if (reason instanceof AskedToEnd) {
    process.kill(process.pid, reason.message);
  }
}
