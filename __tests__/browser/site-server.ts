import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../project-root";

/** A running server, and where it is. */
export interface SiteServer {
  readonly address: string;
  readonly process: ChildProcess;
}

/**
 * Starts the server that `npm run serve` starts, and waits for the address that it prints.
 *
 * @param folder with the built site in `public/`, and with packages
 */
export function startSiteServer(folder: string): Promise<SiteServer> {
  const server = spawn(process.execPath, ["--import", "tsx", join(ROOT, "scripts", "serve.ts")], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    let output = "";
    server.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (address !== undefined) {
        resolve({ address, process: server });
      }
    });
    server.once("exit", (status) => {
      reject(new Error(`The server ended with status ${String(status)}.`));
    });
  });
}

/** Ends a server. */
export function stopSiteServer({ process: server }: SiteServer): void {
  server.removeAllListeners("exit");
  server.kill();
}
