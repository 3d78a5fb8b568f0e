import { type ChildProcess, spawn } from "node:child_process";
import { chromium } from "playwright-core";
import { CHROMIUM_SETTINGS, findChromium } from "./chromium";
import { ROOT } from "../project-root";

declare global {
  var siteServer: ChildProcess | undefined;
  var browserServer: Awaited<ReturnType<typeof chromium.launchServer>> | undefined;
}

/** Starts the server that `npm run serve` starts, and waits for the address that it prints. */
function startServer(): Promise<string> {
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts"], { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  globalThis.siteServer = server;
  return new Promise((resolve, reject) => {
    let output = "";
    server.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (address !== undefined) {
        resolve(address);
      }
    });
    server.once("exit", (status) => {
      reject(new Error(`The server ended with status ${String(status)}.`));
    });
  });
}

/** One server and one browser for every file of tests. */
export default async function setUp(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error("No Chromium was found. `npm test` installs one; see the README.");
  }
  process.env["SITE_ADDRESS"] = await startServer();
  globalThis.browserServer = await chromium.launchServer({
    executablePath,
    args: [...CHROMIUM_SETTINGS],
  });
  process.env["BROWSER_ADDRESS"] = globalThis.browserServer.wsEndpoint();
}
