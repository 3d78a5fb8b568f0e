// Loaded first, this ends a process soon after the process that started it has ended. A program that was killed cannot end what it
// started, and a build that went on alone would go on writing.
import { readFileSync } from "node:fs";

/** How often to look, in milliseconds. */
const INTERVAL = 250;

/** The process that has started a process, where Linux tells of it. */
function parentOf(pid) {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(line.slice(line.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return undefined;
  }
}

/** npm puts a shell between itself and what it runs, and a shell does not notice when npm is killed. */
const hasShellBetween = process.env.npm_lifecycle_event !== undefined;

// Whoever names itself here may have ended before this line was reached. What this process starts has this process for a parent.
const parent = Number(process.env.STARTED_BY ?? process.ppid);
delete process.env.STARTED_BY;
const grandparent = parentOf(parent);

function endWithParent() {
  if (process.ppid !== parent || (hasShellBetween && parentOf(parent) !== grandparent)) {
    process.kill(process.pid, "SIGTERM");
  }
}

// Windows gives a parent that has ended no successor.
if (process.platform !== "win32") {
  endWithParent();
  setInterval(endWithParent, INTERVAL).unref();
}
