// Installs what is missing, before anything else runs, so it knows Node's own modules only.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import "./folder.mjs";

/** npm's list of what it has installed. */
const INSTALLED = "node_modules/.package-lock.json";

// The lockfile is newer when it has changed since.
if (!existsSync(INSTALLED) || statSync(INSTALLED).mtimeMs < statSync("package-lock.json").mtimeMs) {
  console.log("Installing what is missing (npm ci) …");
  const options = { stdio: "inherit", shell: process.platform === "win32" };
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], options);
  if (status !== 0) {
    console.error("npm ci failed; its message is above.");
    process.exitCode = 1;
  }
}
