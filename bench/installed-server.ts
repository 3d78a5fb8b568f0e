import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { ServerName } from "../deploy/write-config";

/** How each server says its version, tries its configuration and runs, in the folder of the configuration. */
const COMMANDS: Readonly<
  Record<ServerName, { readonly version: readonly string[]; readonly check: readonly string[]; readonly run: readonly string[] }>
> = {
  nginx: {
    version: ["-v"],
    check: ["-p", ".", "-e", "stderr", "-c", "nginx.conf", "-t"],
    run: ["-p", ".", "-e", "stderr", "-c", "nginx.conf"],
  },
  caddy: {
    version: ["version"],
    check: ["validate", "--config", "Caddyfile", "--adapter", "caddyfile"],
    run: ["run", "--config", "Caddyfile", "--adapter", "caddyfile"],
  },
};

/** How each is installed on Debian. */
export const PACKAGES: Readonly<Record<ServerName, string>> = { nginx: "nginx libnginx-mod-http-brotli-static", caddy: "caddy" };

/**
 * The version of a server that is installed.
 *
 * @returns `undefined` when there is none
 */
export function installedVersion(server: ServerName): string | undefined {
  const { stdout, stderr, error } = spawnSync(server, COMMANDS[server].version, { encoding: "utf8" });
  return error === undefined ? /\d+(?:\.\d+)+/.exec(`${stdout}${stderr}`)?.[0] : undefined;
}

/** A port that nobody has. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    }).on("error", () => {
      resolve(false);
    });
  });
}

/** How long a server may take until it listens, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Starts a server that is installed.
 *
 * @param folder its configuration
 * @param port where that makes it listen
 * @returns ends it
 * @throws when it refuses its configuration, or does not listen
 */
export async function startServer(server: ServerName, folder: string, port: number): Promise<() => Promise<void>> {
  const { check, run } = COMMANDS[server];
  // Caddy keeps its last configuration below its home.
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const checked = spawnSync(server, check, { cwd: folder, encoding: "utf8", env });
  if (checked.status !== 0) {
    throw new Error(`${server} refuses its configuration:\n${checked.stdout}${checked.stderr}`);
  }
  const child = spawn(server, run, { cwd: folder, env, stdio: "ignore" });
  const ended = once(child, "exit");
  const start = performance.now();
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() - start > PATIENCE) {
      child.kill();
      throw new Error(`${server} does not listen on port ${String(port)}.`);
    }
    await pause(50);
  }
  return async () => {
    child.kill();
    await ended;
  };
}
