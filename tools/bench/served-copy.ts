import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { listen, netlifyServer } from "../../scripts/netlify-server";
import { brotli } from "../deploy/compression";
import { servedFiles, writeRelease } from "../deploy/release";
import { withoutScripts } from "./without-scripts";

/** The path below which each page is served without its scripts. */
export const SCRIPT_FREE = "/script-free";

/** A built site that is served compressed, with its headers, and with every page a second time below `SCRIPT_FREE`. */
export interface ServedCopy {
  /** The address without a path. */
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Serves a built site from a temporary copy, compressed as a CDN would (`tools/deploy/compression.ts`).
 *
 * @param publicFolder the built site; it stays as it is
 */
export async function serveCopy(publicFolder: string): Promise<ServedCopy> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const site = join(folder, "site");
  writeRelease(publicFolder, site);
  for (const name of ["_headers", "_redirects"].filter((file) => existsSync(join(publicFolder, file)))) {
    copyFileSync(join(publicFolder, name), join(site, name));
  }
  for (const path of servedFiles(publicFolder).filter((file) => file.endsWith(".html"))) {
    const file = join(site, SCRIPT_FREE, path);
    const html = Buffer.from(withoutScripts(readFileSync(join(publicFolder, path), "utf8")));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotli(path, html));
  }
  const server = await netlifyServer(site, true);
  const port = await listen(server, 0);
  return {
    origin: `http://localhost:${String(port)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
