import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { canInstallPackages, findBrowser, installPackages, run } from "./installed-browser";

/** Chromium without windows. Chromium draws the frame of a window for every context of a test, and takes almost twice as long. */
const SHELL = "chromium-headless-shell";
const WITH_WINDOWS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"] as const;
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
 * @param needsWindows leaves out the one without windows, which does not keep pages in memory for the way back
 * @returns the path of its executable, or `undefined`
 */
export function findChromium({ needsWindows = false }: { readonly needsWindows?: boolean } = {}): string | undefined {
  return findBrowser({
    variable: VARIABLE,
    commands: needsWindows ? WITH_WINDOWS : [SHELL, ...WITH_WINDOWS],
    files: [...APPLICATIONS, chromium.executablePath()],
  });
}

/**
 * Finds Chromium, or installs it: Debian's packages as root, with and without windows, else Playwright's own download.
 *
 * @returns the path of the executable that most tests use
 * @throws with one sentence that says what to install, when neither works
 */
export function ensureChromium(): string {
  const canInstall = canInstallPackages() && (process.env[VARIABLE] ?? "") === "";
  const isThere = findChromium({ needsWindows: true }) !== undefined && (!canInstall || findChromium()?.endsWith(SHELL) === true);
  if (!isThere) {
    console.log("Installing Chromium for the browser tests …");
    if (canInstall) {
      installPackages(SHELL, "chromium");
    } else {
      run(process.execPath, join(require.resolve("playwright-core/package.json"), "..", "cli.js"), "install", "chromium");
    }
  }
  const found = findChromium();
  if (found === undefined) {
    throw new Error("The browser tests need Chromium or Chrome: install one, or name its executable in CHROMIUM_PATH.");
  }
  return found;
}

/** Starts a Chromium that keeps pages in memory for the way back, which Playwright switches off otherwise. The caller closes it. */
export function launchWithPageMemory(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium({ needsWindows: true }) ?? "",
    args: ["--no-sandbox", "--disable-gpu"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
}
