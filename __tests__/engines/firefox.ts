import { type Engine, launchWithPuppeteer } from "./engine";
import { ensureBrowser, findBrowser } from "./installed-browser";

/** The path of Firefox: named by `FIREFOX_PATH`, on the PATH, or in the usual folder of a Mac. */
function findFirefox(): string | undefined {
  return findBrowser({
    variable: "FIREFOX_PATH",
    commands: ["firefox-esr", "firefox"],
    files: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  });
}

/**
 * Finds Firefox, or installs Debian's package.
 *
 * @throws when there is no Firefox and none could be installed
 */
export function ensureFirefox(): void {
  ensureBrowser("Firefox", () => findFirefox() !== undefined, "firefox-esr");
}

/** Starts Firefox, which Puppeteer drives over WebDriver BiDi. Its offline mode does not reach service workers. */
export function launchFirefox(): Promise<Engine> {
  return launchWithPuppeteer({
    browser: "firefox",
    executablePath: findFirefox() ?? "firefox",
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  });
}
