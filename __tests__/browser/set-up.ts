import { statfsSync } from "node:fs";
import { chromium } from "playwright-core";
import { CHROMIUM_SETTINGS, findChromium } from "./chromium";
import { ROOT } from "../project-root";
import { type SiteServer, startSiteServer } from "./site-server";

declare global {
  var siteServer: SiteServer | undefined;
  var browserServer: Awaited<ReturnType<typeof chromium.launchServer>> | undefined;
}

/** Pictures of windows need about so much; a container may have far less, and Chromium then has to use files, which takes longer. */
const SHARED_MEMORY = 2 ** 30;

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize > SHARED_MEMORY;
  } catch {
    return false;
  }
}

/** One server and one browser for every file of tests. */
export default async function setUp(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error("No Chromium was found. `npm test` installs one; see the README.");
  }
  globalThis.siteServer = await startSiteServer(ROOT);
  process.env["SITE_ADDRESS"] = globalThis.siteServer.address;
  globalThis.browserServer = await chromium.launchServer({
    executablePath,
    args: [...CHROMIUM_SETTINGS],
    ignoreDefaultArgs: hasSharedMemory() ? ["--disable-dev-shm-usage"] : [],
  });
  process.env["BROWSER_ADDRESS"] = globalThis.browserServer.wsEndpoint();
}
