import { join } from "node:path";
import { chromium } from "playwright-core";
import { VISITOR } from "../browser/site";
import { type Engine, launchWithPuppeteer } from "./engine";
import { canInstallPackages, findBrowser, installPackages, run } from "./installed-browser";

/** Chromium without windows. With windows the tests take almost twice as long. */
const SHELL = "chromium-headless-shell";
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
] as const;

/** Chromium needs these to start in a container, and to ask no other host. */
export const CHROMIUM_SETTINGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // On a busy machine Chromium takes the connection for a slow one, and loads lazy pictures from twice as far away.
  "--force-effective-connection-type=4G",
] as const;

/** The path of Chromium: named by `CHROMIUM_PATH`, on the PATH, in the usual folder of a Mac, or downloaded by Playwright. */
export function findChromium(): string | undefined {
  return findBrowser({
    variable: "CHROMIUM_PATH",
    commands: [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    files: [...APPLICATIONS, chromium.executablePath()],
  });
}

/**
 * Finds Chromium, or installs it: Debian's packages as root, else Playwright's download.
 *
 * @throws when there is no Chromium and none could be installed
 */
export function ensureChromium(): string {
  const canInstall = canInstallPackages() && (process.env["CHROMIUM_PATH"] ?? "") === "";
  if (canInstall ? findChromium()?.endsWith(SHELL) !== true : findChromium() === undefined) {
    console.log("Installing Chromium for the browser tests …");
    if (canInstall) {
      installPackages(SHELL);
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

/**
 * Starts a Chromium that the scenarios drive. It does not call itself headless, because robots are offered no language. It does not
 * prerender: Puppeteer loses a page that was prerendered.
 */
export function launchChromium(): Promise<Engine> {
  return launchWithPuppeteer({
    executablePath: findChromium() ?? "",
    args: [...CHROMIUM_SETTINGS, "--disable-features=Prerender2", "--force-prefers-reduced-motion", `--user-agent=${VISITOR}`],
  });
}
