import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { listen, netlifyServer } from "../scripts/netlify-server";
import { scriptFreeTwin } from "./twins";

/** Where the script-free twins are served. */
export const TWIN_PREFIX = "/twin";

/** What is served compressed; pictures and fonts are compressed already. */
const TEXT = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;

/** Files whose names carry a fingerprint: they never change, so a network of servers can take its time once. */
const HASHED = /(?:^static\/|[.-][0-9a-f]{20}\.(?:js|css)$)/;

/** Folders that no visitor's page loads from. */
const NOT_FOR_VISITORS = /^(?:admin|preview|translations|_gatsby)\//;

/** The quality for files that are kept compressed, which is the highest, and for those that are compressed when asked for. */
export const HASHED_QUALITY = 11;
export const DYNAMIC_QUALITY = 5;

/**
 * A text compressed by Brotli as it is sent.
 *
 * @param path from the output's folder; it tells the quality
 */
export function compressed(path: string, content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: HASHED.test(path) ? HASHED_QUALITY : DYNAMIC_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

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
    if (TEXT.test(path)) {
      const content = readFileSync(file);
      write(`${path}.br`, compressed(path, content));
      if (path.endsWith(".html")) {
        const twin = Buffer.from(scriptFreeTwin(content.toString("utf8")));
        write(`${TWIN_PREFIX.slice(1)}/${path}`, twin);
        write(`${TWIN_PREFIX.slice(1)}/${path}.br`, compressed(path, twin));
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
