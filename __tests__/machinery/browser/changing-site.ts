import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, createServer, request as forward } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { NON_VISITOR_FOLDERS } from "../../../src/core/routes/review-folders";
import { writeServiceWorker } from "../../../src/publish/offline/write-service-worker";
import { PUBLIC, ROUTES, htmlFiles } from "../../built/site";
import { ROOT } from "../../project-root";
import { SITE_ROOT } from "../../site-root";
import { type SiteServer, startSiteServer, stopSiteServer } from "../../browser/site-server";

/**
 * What happens to requests: `slow` delays documents until the state changes, `none` stops the server, `portal` answers with a network's
 * log-in page, `failing` answers 503.
 */
type Network = "good" | "slow" | "none" | "portal" | "failing";

/** What the network of an airport or a hotel sends instead of anything. */
export const LOG_IN_TITLE = "Log in to the airport's network";
const LOG_IN_PAGE = `<!DOCTYPE html><html><head><title>${LOG_IN_TITLE}</title></head><body><h1>${LOG_IN_TITLE}</h1></body></html>`;
const HTML = "text/html; charset=utf-8";

/** A proxy of the site whose network fails when a test says so. */
export interface ChangingSite {
  readonly address: (path: string) => string;
  /** Changes the network, for all paths or for some. */
  readonly network: (state: Network, paths?: RegExp) => Promise<void>;
  /** Runs a script in every document that the browser opens, before the page's own: not every driver can. */
  readonly inject: (script: string) => void;
  /** The paths that were requested since the network last changed. */
  readonly requested: () => readonly string[];
  /** Serves another build at the same address. */
  readonly deploy: (origin: string) => void;
  readonly close: () => void;
}

/** Sends a document with a script at its beginning, which its policy allows. */
async function withScript(script: string, from: IncomingMessage, headers: OutgoingHttpHeaders, to: ServerResponse): Promise<void> {
  const html = (await text(from)).replace("<head>", `<head><script>${script}</script>`);
  const policy = String(headers["content-security-policy"]);
  const digest = createHash("sha256").update(script).digest("base64");
  to.writeHead(from.statusCode ?? 500, {
    ...headers,
    "content-security-policy": policy.replace("script-src", `script-src 'sha256-${digest}'`),
    "content-length": Buffer.byteLength(html),
  }).end(html);
}

export async function changingSite(origin: string): Promise<ChangingSite> {
  let current = origin;
  let state: Network = "good";
  let affected = /^/;
  let requested: string[] = [];
  let injected: string | undefined;
  const delayed: (() => void)[] = [];
  const server = createServer((request, response) => {
    const { method, headers, url = "/" } = request;
    const isNavigation = headers.accept?.startsWith("text/html") === true;
    const answer = (): void => {
      const plain = { ...headers, "accept-encoding": "identity" };
      const forwarded = forward(`${current}${url}`, { method, headers: plain, agent: false }, (upstream) => {
        // Netlify sends this header too; without it a browser may trust its cache for a while.
        const answered = { "cache-control": "public, max-age=0, must-revalidate", ...upstream.headers };
        if (injected !== undefined && isNavigation && upstream.headers["content-type"]?.startsWith("text/html") === true) {
          void withScript(injected, upstream, answered, response);
        } else {
          response.writeHead(upstream.statusCode ?? 500, answered);
          upstream.pipe(response);
        }
      });
      forwarded.once("error", () => response.destroy());
      request.pipe(forwarded);
    };
    const { pathname } = new URL(url, origin);
    requested.push(pathname);
    const now = affected.test(pathname) ? state : "good";
    if (now === "slow" && isNavigation) {
      delayed.push(answer);
    } else if (now === "portal") {
      // The worst case for files: the browser may keep this answer for a year.
      const cacheControl = /\.\w+$/.test(pathname) ? "max-age=31536000, immutable" : "no-store";
      response.writeHead(200, { "content-type": HTML, "cache-control": cacheControl }).end(LOG_IN_PAGE);
    } else if (now === "failing") {
      response.writeHead(503, { "content-type": HTML }).end("<!DOCTYPE html><h1>Service Unavailable</h1>");
    } else {
      answer();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (path) => `http://localhost:${String(port)}${path}`,
    network: async (next, paths = /^/) => {
      state = next;
      affected = paths;
      requested = [];
      delayed.splice(0).forEach((answer) => {
        answer();
      });
      if (next === "none") {
        server.close();
        server.closeAllConnections();
      } else if (!server.listening) {
        server.listen(port, "localhost");
        await once(server, "listening");
      }
    },
    inject: (script) => {
      injected = script;
    },
    requested: () => requested,
    deploy: (other) => {
      current = other;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Files that no page of these tests needs, and that take long to copy. */
const LEFT_OUT = new RegExp(`^(?:${NON_VISITOR_FOLDERS.join("|")}|social|_gatsby)(?:/|$)|\\.(?:avif|webp|jpe?g|png|map)$`);

/** Another build of the site, served. */
export interface OtherBuild extends SiteServer {
  readonly publicFolder: string;
  /** Writes its service worker for an environment. */
  readonly writeWorker: (environment: Readonly<Record<string, string>>) => Promise<unknown>;
  readonly remove: () => void;
}

/** Builds the site again, with titles that begin with “New: ”. */
export async function otherBuild(): Promise<OtherBuild> {
  const folder = mkdtempSync(join(tmpdir(), "other-build-"));
  const publicFolder = join(folder, "public");
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"), "dir");
  cpSync(PUBLIC, publicFolder, { recursive: true, filter: (source) => !LEFT_OUT.test(relative(PUBLIC, source)) });
  for (const file of htmlFiles(publicFolder)) {
    writeFileSync(file, readFileSync(file, "utf8").replace(/<title[^>]*>/, "$&New: "));
  }
  const server = await startSiteServer(folder);
  return {
    ...server,
    publicFolder,
    writeWorker: (environment) => writeServiceWorker(SITE_ROOT, publicFolder, ROUTES, environment),
    remove: () => {
      stopSiteServer(server);
      rmSync(join(folder, "node_modules"));
      rmSync(folder, { recursive: true });
    },
  };
}
