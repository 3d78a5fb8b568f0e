import "./end-with-parent.mjs";
import { setImmediate } from "node:timers/promises";
import { BuildStopped } from "./build-lock";

/** Ctrl+C and `kill`. */
const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs a command that builds, and ends it on a signal or when its parent process ends. After cleaning up, this process ends by the same
 * signal, so that the parent sees why.
 *
 * @param command gets the signal that ends it; returns the exit status
 */
export async function runBuildCommand(command: (signal: AbortSignal) => Promise<number>): Promise<void> {
  const controller = new AbortController();
  const end = (signal: NodeJS.Signals): void => {
    controller.abort(new BuildStopped(`\nThe build was ended (${signal}).`, signal));
  };
  SIGNALS.forEach((signal) => process.on(signal, end));
  try {
    process.exitCode = await command(controller.signal);
  } catch (error) {
    if (!(error instanceof BuildStopped)) {
      throw error;
    }
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    // Copying files blocks; a signal that came during it is handled now.
    await setImmediate();
    SIGNALS.forEach((signal) => process.off(signal, end));
  }
  const reason: unknown = controller.signal.reason;
  if (reason instanceof BuildStopped && reason.signal !== undefined) {
    process.kill(process.pid, reason.signal);
  }
}
