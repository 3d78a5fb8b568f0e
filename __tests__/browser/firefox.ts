import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { canInstallPackages, findBrowser, installPackages } from "./installed-browser";

const COMMANDS = ["firefox-esr", "firefox"] as const;
const APPLICATIONS = ["/Applications/Firefox.app/Contents/MacOS/firefox"] as const;

/**
 * Where a Firefox is: named by `FIREFOX_PATH`, on the PATH, or in the usual folder of a Mac.
 *
 * @returns the path of its executable, or `undefined`
 */
export function findFirefox(): string | undefined {
  return findBrowser({ variable: "FIREFOX_PATH", commands: COMMANDS, files: APPLICATIONS });
}

/**
 * Finds a Firefox, or installs Debian's package as root.
 *
 * @returns the path of its executable
 * @throws with one sentence that says what to install, when neither works
 */
export function ensureFirefox(): string {
  const found = findFirefox();
  if (found !== undefined) {
    return found;
  }
  if (canInstallPackages()) {
    console.log("Installing Firefox for the browser tests …");
    installPackages("firefox-esr");
  }
  const installed = findFirefox();
  if (installed === undefined) {
    throw new Error("The browser tests need Firefox: install it, or name its executable in FIREFOX_PATH.");
  }
  return installed;
}

/**
 * A Firefox that runs while the tests of a file do, driven over WebDriver BiDi. Its network is switched off by ending the server:
 * Puppeteer's offline mode does not reach service workers there.
 *
 * @returns what opens a page that shares no storage with the others
 */
export function firefox(): () => Promise<Page> {
  let browser: Browser | undefined;
  beforeAll(async () => {
    const executablePath = findFirefox();
    if (executablePath === undefined) {
      throw new Error("No Firefox was found. `npm test` installs one; see the README.");
    }
    browser = await puppeteer.launch({ browser: "firefox", executablePath });
  });
  afterAll(async () => {
    await browser?.close();
  });
  return async () => {
    if (browser === undefined) {
      throw new Error("The browser is there only while tests run.");
    }
    return (await browser.createBrowserContext()).newPage();
  };
}

/** Begins to act, which fetches the scripts, and waits until React has taken over the page. */
export async function hydratedInFirefox(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => document.body.dataset["life"] === "alive");
}
