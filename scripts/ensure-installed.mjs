// Runs before anything is installed, so it knows Node's own modules only.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const LOCKFILE = "package-lock.json";
/** Holds the digest of the lockfile from which `node_modules` was installed. */
const STAMP = "node_modules/.installed-from";

function digestOfLockfile() {
  return createHash("sha256").update(readFileSync(LOCKFILE)).digest("hex");
}

function isCurrent() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === digestOfLockfile();
}

/** Runs `npm ci` when `node_modules` was not installed from the lockfile as it is now. Ends the process when that fails. */
export function ensureInstalled() {
  if (isCurrent()) {
    return;
  }
  console.log("Installing what is missing (npm ci) …");
  // npm writes its own settings into the environment of a script; passed on, they would count as settings of the inner npm.
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("npm ci failed; its message is above.");
    process.exit(1);
  }
  writeFileSync(STAMP, digestOfLockfile());
}
