import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, createServer, request as forward } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { WORKER_PATH } from "../../src/publish/offline/names";
import { compiled } from "../../src/publish/compiled";
import { sha256 } from "../../src/publish/sha256";
import { address } from "../browser/site";

/**
 * What happens to requests: `none` stops the server, `portal` answers with a network's log-in page, `failing` answers 503, and `stalled` sends
 * headers and half of a document, and the rest when the network changes.
 */
type Network = "good" | "none" | "portal" | "failing" | "stalled";

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
  /** Serves the site as another build would write it. */
  readonly deploy: (build: Build) => void;
  readonly close: () => void;
}

/** A file of the site as another build would write it. */
type Build = (pathname: string, content: string) => string;

const withMark = (html: string): string => html.replace("<body", '<body data-build="new"');

/** The same site with pages that are marked as new, outside of what React renders, and a worker with another revision. */
export const markedPages: Build = (pathname, content) =>
  pathname === WORKER_PATH ? content.replace(/[0-9a-f]{20}(?=["`])/, "0".repeat(20)) : withMark(content);

/** The same site without a worker (`SERVICE_WORKER=off`). */
export const withoutWorker: Build = (pathname, content) =>
  pathname === WORKER_PATH ? compiled("publish/offline/worker/removal.ts") : content;

/** A document with a script at its beginning, which its policy allows. */
function withScript(script: string, html: string, headers: OutgoingHttpHeaders): readonly [html: string, headers: OutgoingHttpHeaders] {
  const policy = String(headers["content-security-policy"]);
  const allowed = policy.replace("script-src", `script-src 'sha256-${sha256(script, "base64")}'`);
  return [html.replace("<head>", `<head><script>${script}</script>`), { ...headers, "content-security-policy": allowed }];
}

/** Starts the proxy. */
export async function changingSite(): Promise<ChangingSite> {
  let build: Build | undefined;
  let state: Network = "good";
  let affected = /^/;
  let injected: string | undefined;
  /** Sends what is held back. */
  let release: (() => unknown)[] = [];

  /** Sends what the server answers, with what the test changes in it. */
  async function relay(pathname: string, isNavigation: boolean, upstream: IncomingMessage, response: ServerResponse): Promise<void> {
    // Netlify sends this header too; without it a browser may trust its cache for a while.
    let headers: OutgoingHttpHeaders = { "cache-control": "public, max-age=0, must-revalidate", ...upstream.headers };
    const isHtml = upstream.headers["content-type"]?.startsWith("text/html") === true;
    const isStalled = state === "stalled" && affected.test(pathname);
    const isChanged = isStalled || build !== undefined || injected !== undefined;
    if (upstream.statusCode !== 200 || !(isHtml || pathname === WORKER_PATH) || !isChanged) {
      response.writeHead(upstream.statusCode ?? 500, headers);
      upstream.pipe(response);
      return;
    }
    let content = await text(upstream);
    content = build?.(pathname, content) ?? content;
    if (injected !== undefined && isHtml && isNavigation) {
      [content, headers] = withScript(injected, content, headers);
    }
    response.writeHead(200, { ...headers, "content-length": Buffer.byteLength(content) });
    const half = isStalled ? content.length / 2 : content.length;
    response.write(content.slice(0, half));
    const end = () => response.end(content.slice(half));
    if (isStalled) {
      release.push(end);
    } else {
      end();
    }
  }

  const server = createServer((request, response) => {
    const { method, headers, url = "/" } = request;
    const isNavigation = headers.accept?.startsWith("text/html") === true;
    const { pathname } = new URL(url, "http://localhost");
    const answer = (): void => {
      // Neither compressed nor “304”, whose content the proxy could not change.
      const plain = {
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith("if-"))),
        "accept-encoding": "identity",
      };
      const forwarded = forward(address(url), { method, headers: plain, agent: false }, (upstream) => {
        void relay(pathname, isNavigation, upstream, response);
      });
      forwarded.once("error", () => response.destroy());
      request.pipe(forwarded);
    };
    const now = affected.test(pathname) ? state : "good";
    if (now === "portal") {
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
      release.forEach((end) => end());
      release = [];
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
    deploy: (other) => {
      build = other;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
