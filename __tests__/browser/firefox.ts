import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { required } from "../../src/core/required";
import { canInstallPackages, findBrowser, installPackages } from "./installed-browser";

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
  if (findFirefox() === undefined && canInstallPackages()) {
    console.log("Installing Firefox for the browser tests …");
    installPackages("firefox-esr");
  }
  if (findFirefox() === undefined) {
    throw new Error("The browser tests need Firefox: install it, or name its executable in FIREFOX_PATH.");
  }
}

/**
 * Runs Firefox while the tests of a file run. Tests end the server to go offline: Puppeteer's offline mode does not reach service workers.
 *
 * @returns what opens a page with its own storage
 */
export function firefox(): () => Promise<Page> {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await puppeteer.launch({ browser: "firefox", executablePath: findFirefox() ?? "firefox" });
  });
  afterAll(() => browser?.close());
  return async () => required((await browser?.createBrowserContext())?.newPage(), "a running Firefox");
}

/** Moves the pointer, which loads the scripts, and waits until React has taken over. */
export async function hydratedInFirefox(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => document.body.dataset["hydration"] === "hydrated");
}
