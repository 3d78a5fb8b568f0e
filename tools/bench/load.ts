import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { writeRelease } from "../deploy/release";
import { writeConfig } from "../deploy/write-config";
import { routeTable } from "../../src/core/routes/route-table";
import { readSiteData } from "../../src/content/site-data";
import { LANGUAGES } from "../../src/core/languages";
import { onDemandPackage } from "./on-demand-package";

const AUTOCANNON_VERSION = "8.0.0";

/** How many connections ask at once, and for how many seconds. */
const CONNECTIONS = 50;
const SECONDS = 30;

/** How long nginx may take until it answers, in milliseconds. */
const PATIENCE = 10_000;

const measureSchema = z.object({
  requests: z.object({ total: z.number(), average: z.number() }),
  /** In milliseconds. */
  latency: z.object({ p50: z.number(), p99: z.number() }),
  /** Connections that failed or timed out. */
  errors: z.number(),
  /** Answers with another status than 200 to 299. */
  non2xx: z.number(),
});

const moduleSchema = z.object({ default: z.custom<(options: object) => Promise<unknown>>((value) => typeof value === "function") });

/** How nginx answered. */
export interface LoadResult extends z.infer<typeof measureSchema> {
  /** Of nginx. */
  readonly version: string;
  readonly connections: number;
  readonly seconds: number;
  readonly pages: number;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

/**
 * Serves the built site with nginx and the configuration of `deploy/`, and has autocannon ask for all pages.
 *
 * @param root the project's folder, with the built site in `public/`
 * @throws when nginx is not installed, or refuses its configuration
 */
export async function measureLoad(root: string): Promise<LoadResult> {
  const version = /\d+(?:\.\d+)+/.exec(spawnSync("nginx", ["-v"], { encoding: "utf8" }).stderr)?.[0];
  if (version === undefined) {
    throw new Error("The benchmark of load needs nginx (Debian: apt-get install nginx).");
  }
  const { default: autocannon } = moduleSchema.parse(await import(onDemandPackage("autocannon", AUTOCANNON_VERSION)("autocannon")));
  const paths = routeTable(readSiteData(root)).flatMap((route) => LANGUAGES.map((language) => route.paths[language]));
  const folder = mkdtempSync(join(tmpdir(), "bench-load-"));
  // nginx started by root reads the files as another user.
  chmodSync(folder, 0o755);
  const address = `127.0.0.1:${String(await freePort())}`;
  const site = join(folder, "site");
  const config = join(folder, "nginx");
  writeRelease(join(root, "public"), site);
  await writeConfig(join(root, "public"), config, { siteFolder: site, address, withBrotli: false });
  const nginx = spawn("nginx", ["-p", ".", "-e", "stderr", "-c", "nginx.conf"], { cwd: config, stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(nginx, "exit");
  try {
    const origin = `http://${address}`;
    const start = performance.now();
    while (!(await fetch(origin).catch(() => undefined))) {
      if (nginx.exitCode !== null || performance.now() - start > PATIENCE) {
        throw new Error("nginx does not answer.");
      }
      await pause(50);
    }
    const requests = paths.map((path) => ({ method: "GET", path, headers: { "accept-encoding": "gzip" } }));
    const measure = measureSchema.parse(await autocannon({ url: origin, connections: CONNECTIONS, duration: SECONDS, requests }));
    return { version, connections: CONNECTIONS, seconds: SECONDS, pages: paths.length, ...measure };
  } finally {
    nginx.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
