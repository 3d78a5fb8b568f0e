import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type RequestListener, createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { writeServiceWorker } from "../../src/build/service-worker/write-service-worker";
import { FOLDERS_OF_NO_VISITOR } from "../../src/site/review-folders";
import { PUBLIC, ROUTES } from "../built/site";
import { ROOT } from "../project-root";
import { type SiteServer, startSiteServer, stopSiteServer } from "./site-server";

/** What becomes of requests: they are answered; those for documents wait, others are answered; they find nobody. */
type Network = "good" | "slow" | "none";

/** A site that goes through what a site goes through: to be slow, to be out of reach, to be replaced by another build. */
export interface ChangingSite {
  readonly address: (path: string) => string;
  /** What becomes of requests from now on; those that wait are answered then. */
  readonly network: (state: Network) => void;
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
    if (state === "none") {
      request.socket.destroy();
    } else if (state === "slow" && headers.accept?.startsWith("text/html") === true) {
      waiting.push(passOn);
    } else {
      passOn();
    }
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (path) => `http://localhost:${String(port)}${path}`,
    network: (next) => {
      state = next;
      waiting.splice(0).forEach((letGo) => {
        letGo();
      });
      if (next === "none") {
        server.closeAllConnections();
      }
    },
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
    await writeServiceWorker(ROOT, publicFolder, ROUTES, environment);
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
