import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { CHROMIUM_SETTINGS, ensureChromium } from "../../__tests__/browser/chromium";
import { listen, netlifyServer } from "../../scripts/netlify-server";

const FIRST_PORT = 9200;

/**
 * Serves the built site and starts a Chromium for as long as a task takes.
 *
 * @param root the project's folder, with the built site in `public/`
 * @param task is given the address of the site, without a path
 */
export async function withBuiltSite(root: string, task: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  const server = await netlifyServer(join(root, "public"));
  const origin = `http://localhost:${String(await listen(server, FIRST_PORT))}`;
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_SETTINGS] });
  try {
    await task(browser, origin);
  } finally {
    await browser.close();
    server.close();
  }
}
