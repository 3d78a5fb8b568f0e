import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotli, isCompressed } from "../deploy/compression";
import { FOLDERS_OF_NO_VISITOR } from "../../src/core/routes/review-folders";
import { listen, netlifyServer } from "../../scripts/netlify-server";
import { scriptFreeTwin } from "./twins";

/** Where the script-free twins are served. */
export const TWIN_PREFIX = "/twin";

/** Folders that no visitor's page loads from. */
export const NOT_FOR_VISITORS = new RegExp(`^(?:${FOLDERS_OF_NO_VISITOR.join("|")}|_gatsby)/`);

function fill(folder: string, publicFolder: string): void {
  const write = (path: string, content: Buffer): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const name of readdirSync(publicFolder, { recursive: true, encoding: "utf8" })) {
    const path = name.replaceAll("\\", "/");
    const file = join(publicFolder, name);
    if (NOT_FOR_VISITORS.test(path) || !statSync(file).isFile()) {
      continue;
    }
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(file, join(folder, path));
    if (isCompressed(path)) {
      const content = readFileSync(file);
      write(`${path}.br`, brotli(path, content));
      if (path.endsWith(".html")) {
        const twin = Buffer.from(scriptFreeTwin(content.toString("utf8")));
        write(`${TWIN_PREFIX.slice(1)}/${path}`, twin);
        write(`${TWIN_PREFIX.slice(1)}/${path}.br`, brotli(path, twin));
      }
    }
  }
}

/** A built site that is served with its headers, compressed, and with a script-free twin of every page. */
export interface ServedCopy {
  /** The address without a path, such as `http://localhost:9100`. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const FIRST_PORT = 9100;

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

/**
 * Serves a built site as a network of servers would: Brotli at the highest quality for files whose names carry a fingerprint, at 5 for those
 * that are compressed when asked for. The site itself is not touched: what is added stands in a temporary folder.
 *
 * @param publicFolder the built site
 */
export async function serveCopy(publicFolder: string): Promise<ServedCopy> {
  const folder = mkdtempSync(join(tmpdir(), "bench-site-"));
  fill(folder, publicFolder);
  const server = await netlifyServer(folder, { precompressed: true });
  const port = await listen(server, FIRST_PORT);
  return {
    origin: `http://localhost:${String(port)}`,
    close: async () => {
      await closed(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
