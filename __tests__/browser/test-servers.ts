import { chromium } from "playwright-core";
import { CHROMIUM_SETTINGS, findChromium } from "./chromium";
import { startSiteServer, stopSiteServer } from "./site-server";

/** Ends what the tests started. */
const running: (() => unknown)[] = [];

/** Starts the browser that all test files share. */
async function startBrowser(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error("No Chromium was found. `npm test` installs one; see the README.");
  }
  const browser = await chromium.launchServer({ executablePath, args: [...CHROMIUM_SETTINGS] });
  running.push(() => browser.close());
  process.env["BROWSER_ADDRESS"] = browser.wsEndpoint();
}

/**
 * Serves a built site, and starts the browser.
 *
 * @param root the folder with the built site in `public/`
 * @param variable the environment variable for the address
 */
export async function serveForTests(root: string, variable: string): Promise<void> {
  const server = await startSiteServer(root);
  running.push(() => {
    stopSiteServer(server);
  });
  process.env[variable] = server.address;
  if (process.env["BROWSER_ADDRESS"] === undefined) {
    await startBrowser();
  }
}

/** Ends everything that was started. */
export async function endServers(): Promise<void> {
  await Promise.all(running.splice(0).map((end) => end()));
}
