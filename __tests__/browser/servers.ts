import { spawn } from "node:child_process";
import { statfsSync } from "node:fs";
import { chromium } from "playwright-core";
import { CHROMIUM_SETTINGS } from "../engines/chromium";
import { ROOT } from "../project-root";

/** Chromium uses about this much shared memory. Containers may have less; files instead of it are slower. */
const SHARED_MEMORY = 2 ** 30;

/** Ends what the tests started. */
const running: (() => unknown)[] = [];

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize > SHARED_MEMORY;
  } catch {
    return false;
  }
}

/** Starts the server of `npm run serve`, and waits for the address that it prints. */
export async function serveSite(): Promise<void> {
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts"], { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  running.push(() => {
    server.removeAllListeners("exit");
    server.kill();
  });
  process.env["SITE_ADDRESS"] = await new Promise<string>((resolve, reject) => {
    let output = "";
    server.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address !== undefined) {
        resolve(address);
      }
    });
    server.once("exit", (status) => {
      reject(new Error(`The server ended with status ${String(status)}.`));
    });
  });
}

/** Starts the browser that all test files share. */
export async function startBrowser(executablePath: string): Promise<void> {
  const browser = await chromium.launchServer({
    executablePath,
    args: [...CHROMIUM_SETTINGS],
    ignoreDefaultArgs: hasSharedMemory() ? ["--disable-dev-shm-usage"] : [],
  });
  running.push(() => browser.close());
  process.env["BROWSER_ADDRESS"] = browser.wsEndpoint();
}

/** Ends everything that was started. */
export async function endServers(): Promise<void> {
  await Promise.all(running.splice(0).map((end) => end()));
}
