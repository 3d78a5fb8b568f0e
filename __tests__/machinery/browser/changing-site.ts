import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type RequestListener, createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { writeServiceWorker } from "../../../src/publish/offline/write-service-worker";
import { FOLDERS_OF_NO_VISITOR } from "../../../src/core/routes/review-folders";
import { PUBLIC, ROUTES } from "../../built/site";
import { ROOT } from "../../project-root";
import { SITE_ROOT } from "../../site-root";
import { type SiteServer, startSiteServer, stopSiteServer } from "../../browser/site-server";

/**
 * What becomes of requests: they are answered; those for documents wait, others are answered; the connection breaks; a network answers with
 * its log-in page; the host answers that it is out of order.
 */
type Network = "good" | "slow" | "none" | "portal" | "failing";

/** What a network of an airport or a hotel sends in place of anything. */
export const LOG_IN_TITLE = "Log in to the airport's network";
const LOG_IN_PAGE = `<!DOCTYPE html><html><head><title>${LOG_IN_TITLE}</title></head><body><h1>${LOG_IN_TITLE}</h1></body></html>`;

/** A site that goes through what a site goes through: to be slow, to be out of reach, to be replaced by another build. */
export interface ChangingSite {
  readonly address: (path: string) => string;
  /** What becomes of requests from now on, or of those for some paths while the others are answered; those that wait are answered then. */
  readonly network: (state: Network, paths?: RegExp) => void;
  /** The paths that were asked for since the network last changed. */
  readonly asked: () => readonly string[];
  /** Answers from another server from now on, under the same address. */
  readonly deploy: (server: SiteServer) => void;
  readonly close: () => Promise<void>;
}

/**
 * Stands before a server.
 *
 * @param origin the server's address
 */
export async function changingSite(origin: string): Promise<ChangingSite> {
  let current = origin;
  let state: Network = "good";
  let concerned = /^/;
  let asked: string[] = [];
  const waiting: (() => void)[] = [];
  const answer: RequestListener = (request, response) => {
    const { method = "GET", headers, url = "/" } = request;
    const passOn = (): void => {
      const asked = ask(`${current}${url}`, { method, headers, agent: false }, (answered) => {
        // What Netlify says of everything else; a browser would otherwise believe for a while that it knows the page.
        response.writeHead(answered.statusCode ?? 500, { "cache-control": "public, max-age=0, must-revalidate", ...answered.headers });
        answered.pipe(response);
      });
      asked.once("error", () => response.destroy());
      request.pipe(asked);
    };
    const { pathname } = new URL(url, origin);
    asked.push(pathname);
    const now = concerned.test(pathname) ? state : "good";
    if (now === "none") {
      request.socket.destroy();
    } else if (now === "slow" && headers.accept?.startsWith("text/html") === true) {
      waiting.push(passOn);
    } else if (now === "portal") {
      // Of files it says the worst that it can: that the browser may keep its answer for a year.
      const cacheControl = /\.\w+$/.test(pathname) ? "max-age=31536000, immutable" : "no-store";
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": cacheControl }).end(LOG_IN_PAGE);
    } else if (now === "failing") {
      response.writeHead(503, { "content-type": "text/html; charset=utf-8" }).end("<!DOCTYPE html><h1>Service Unavailable</h1>");
    } else {
      passOn();
    }
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (path) => `http://localhost:${String(port)}${path}`,
    network: (next, paths = /^/) => {
      state = next;
      concerned = paths;
      asked = [];
      waiting.splice(0).forEach((letGo) => {
        letGo();
      });
      if (next === "none") {
        server.closeAllConnections();
      }
    },
    asked: () => asked,
    deploy: (other) => {
      current = other.address;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

const HASH = /[0-9a-f]{20}/g;
const BUNDLE = /[-.]([0-9a-f]{20})\.(?:js|css)$/;

/** What no page needs for being read, and what takes long to copy. */
const LEFT_OUT = new RegExp(`^(?:${FOLDERS_OF_NO_VISITOR.join("|")}|social|_gatsby)(?:/|$)|\\.(?:avif|webp|jpe?g|png|map)$`);

/** Another build of the site, served. */
export interface OtherBuild extends SiteServer {
  /** Its `public/`. */
  readonly publicFolder: string;
  /** Writes its worker for an environment. */
  readonly writeWorker: (environment: Readonly<Record<string, string>>) => Promise<void>;
  /** Ends the server and removes the build. */
  readonly remove: () => void;
}

/**
 * Makes another build of the same site: every bundle has another name, every title begins with “New: ”, and the worker knows its pages.
 */
export async function otherBuild(): Promise<OtherBuild> {
  const folder = mkdtempSync(join(tmpdir(), "other-build-"));
  const publicFolder = join(folder, "public");
  mkdirSync(publicFolder);
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"), "dir");
  cpSync(PUBLIC, publicFolder, { recursive: true, filter: (source) => !LEFT_OUT.test(relative(PUBLIC, source).replaceAll(sep, "/")) });
  const hashes = new Set(readdirSync(publicFolder).flatMap((name) => BUNDLE.exec(name)?.[1] ?? []));
  const renamed = (text: string): string =>
    text.replace(HASH, (hash) => (hashes.has(hash) ? Array.from(hash).reverse().join("") : hash)).replace(/<title[^>]*>/, "$&New: ");
  for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && /\.(?:html|js|json)$/.test(entry.name)) {
      const file = join(entry.parentPath, entry.name);
      const content = renamed(readFileSync(file, "utf8"));
      rmSync(file);
      writeFileSync(join(entry.parentPath, renamed(entry.name)), content);
    }
  }
  const writeWorker: OtherBuild["writeWorker"] = async (environment) => {
    await writeServiceWorker(SITE_ROOT, publicFolder, ROUTES, environment);
  };
  await writeWorker({});
  const server = await startSiteServer(folder);
  return {
    ...server,
    publicFolder,
    writeWorker,
    remove: () => {
      stopSiteServer(server);
      rmSync(join(folder, "node_modules"), { force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
