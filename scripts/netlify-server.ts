import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { matchPattern, substitute } from "./netlify-patterns";
import { DEFAULT_STATUS, type HeaderRule, type RedirectRule, headersFor } from "./netlify-rules";
import { readRules } from "./read-netlify-rules";

function applyHeaders(response: ServerResponse, pathname: string, rules: readonly HeaderRule[]): void {
  for (const [name, value] of headersFor(pathname, rules)) {
    response.setHeader(name, value);
  }
}

async function answerByRule(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  rules: readonly RedirectRule[],
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
  for (const { path, from, to, status = DEFAULT_STATUS } of rules) {
    const groups = matchPattern(path ?? from, decodeURI(pathname));
    if (groups === undefined) {
      continue;
    }
    const target = substitute(to, groups);
    if (status >= 300 && status < 400) {
      response.writeHead(status, { Location: `${target}${search}` }).end();
      return;
    }
    const file = join(folder, target);
    await access(file);
    response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" });
    createReadStream(file).pipe(response);
    return;
  }
  response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("Not found");
}

/** How a built site is served. */
export interface ServerOptions {
  /** Whether a browser that takes Brotli is sent `<file>.br` where it stands beside a file, as a network of servers would compress it. */
  readonly precompressed?: boolean;
}

/**
 * A server for a built site that answers as Netlify would: its headers, its redirects, its 404 pages.
 *
 * @param folder the built site, with `_headers` and `_redirects`
 * @returns the server, not yet listening
 * @throws AggregateError when one of the two files is not as Netlify wants it
 */
export async function netlifyServer(folder: string, { precompressed = false }: ServerOptions = {}): Promise<Server> {
  const { headers, redirects } = await readRules(folder);
  const files = sirv(folder, { dev: true, etag: true, extensions: ["html"], brotli: precompressed });
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    applyHeaders(response, decodeURI(pathname), headers);
    files(request, response, () => {
      answerByRule(request, response, folder, redirects).catch((error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      });
    });
  });
}

/**
 * Listens on the first free port.
 *
 * @param port where to begin
 * @param onTaken told each port that somebody else has
 * @returns the port
 */
export function listen(server: Server, port: number, onTaken: (port: number) => void = () => undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const tryPort = (candidate: number): void => {
      server.once("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "EADDRINUSE") {
          onTaken(candidate);
          tryPort(candidate + 1);
        } else {
          reject(error);
        }
      });
      server.listen(candidate, "localhost", () => {
        server.removeAllListeners("error");
        const address = server.address();
        resolve(typeof address === "object" && address !== null ? address.port : candidate);
      });
    };
    tryPort(port);
  });
}
