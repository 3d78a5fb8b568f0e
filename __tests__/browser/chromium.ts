import { basename, join } from "node:path";
import { chromium } from "playwright-core";
import { canInstallPackages, findBrowser, installPackage, run } from "./installed-browser";

/** Chromium without windows. Chromium draws the frame of a window for every context of a test, and takes almost twice as long. */
const SHELL = "chromium-headless-shell";
const COMMANDS = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"] as const;
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
] as const;

/** Names the executable to use. */
const VARIABLE = "CHROMIUM_PATH";

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
  return findBrowser({ variable: VARIABLE, commands: COMMANDS, files: [...APPLICATIONS, chromium.executablePath()] });
}

/**
 * Finds a Chromium, or installs one: Debian's package as root, the quick one even beside another, else Playwright's own download.
 *
 * @returns the path of its executable
 * @throws with one sentence that says what to install, when neither works
 */
export function ensureChromium(): string {
  const found = findChromium();
  const isChosen = (process.env[VARIABLE] ?? "") !== "";
  if (found !== undefined && (isChosen || basename(found) === SHELL || !canInstallPackages())) {
    return found;
  }
  console.log("Installing Chromium for the browser tests …");
  if (canInstallPackages()) {
    installPackage(SHELL);
  } else {
    run(process.execPath, join(require.resolve("playwright-core/package.json"), "..", "cli.js"), "install", "chromium");
  }
  const installed = findChromium();
  if (installed === undefined) {
    throw new Error("The browser tests need Chromium or Chrome: install one, or name its executable in CHROMIUM_PATH.");
  }
  return installed;
}
