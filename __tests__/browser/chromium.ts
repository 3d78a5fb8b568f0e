import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"] as const;
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
] as const;

/** Settings without which a Chromium does not start in a container, or talks to others than the site. */
export const CHROMIUM_SETTINGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;

/**
 * Where a Chromium is: named by `CHROMIUM_PATH`, on the PATH, in the usual folder of a Mac, or downloaded by Playwright.
 *
 * @returns the path of its executable, or `undefined`
 */
export function findChromium(): string | undefined {
  const onPath = (process.env["PATH"] ?? "").split(delimiter).flatMap((folder) => COMMANDS.map((command) => join(folder, command)));
  const candidates = [process.env["CHROMIUM_PATH"], ...onPath, ...APPLICATIONS, chromium.executablePath()];
  return candidates.find((candidate) => candidate !== undefined && candidate !== "" && existsSync(candidate));
}

const run = (command: string, ...args: readonly string[]): boolean => spawnSync(command, args, { stdio: "inherit" }).status === 0;

/**
 * Finds a Chromium, or installs one: Debian's package as root, else Playwright's own download.
 *
 * @returns the path of its executable
 * @throws with one sentence that says what to install, when neither works
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) {
    return found;
  }
  console.log("Installing Chromium for the browser tests …");
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium");
  } else {
    run(process.execPath, join(require.resolve("playwright-core/package.json"), "..", "cli.js"), "install", "chromium");
  }
  const installed = findChromium();
  if (installed === undefined) {
    throw new Error("The browser tests need Chromium or Chrome: install one, or name its executable in CHROMIUM_PATH.");
  }
  return installed;
}
