import { once } from "node:events";
import { createReadStream } from "node:fs";
import { type Server, type ServerResponse, createServer } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream";
import sirv from "sirv";
import { matchesPattern } from "./netlify-patterns";
import { type RedirectRule, readRules } from "./netlify-rules";

/** Answers a request for which there is no file: with a redirect, or with a page that has another status than 200. */
function answerByRule(url: URL, response: ServerResponse, folder: string, rules: readonly RedirectRule[]): void {
  const rule = rules.find(({ from }) => matchesPattern(from, decodeURI(url.pathname)));
  if (rule === undefined) {
    response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("Not found");
  } else if (rule.status >= 300 && rule.status < 400) {
    response.writeHead(rule.status, { Location: `${rule.to}${url.search}` }).end();
  } else {
    response.writeHead(rule.status, { "Content-Type": "text/html; charset=utf-8" });
    // Without a callback, a page that a build is just replacing would end the server.
    pipeline(createReadStream(join(folder, rule.to)), response, () => undefined);
  }
}

/**
 * A server for a built site that answers as Netlify would: its headers, its redirects, its 404 pages.
 *
 * @param folder the built site, with `_headers` and `_redirects`
 * @param brotli whether a browser that accepts Brotli gets `<file>.br` where it exists
 * @returns the server, not yet listening
 * @throws AggregateError when Netlify would not understand one of the two files
 */
export async function netlifyServer(folder: string, brotli = false): Promise<Server> {
  const { headers, redirects } = await readRules(folder);
  const files = sirv(folder, { dev: true, etag: true, extensions: ["html"], brotli });
  return createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    for (const { name, value } of headers.filter(({ pattern }) => matchesPattern(pattern, decodeURI(url.pathname)))) {
      response.setHeader(name, value);
    }
    files(request, response, () => {
      answerByRule(url, response, folder, redirects);
    });
  });
}

/**
 * Listens on the first free port from `port` on; on any free port for 0.
 *
 * @returns the port
 */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, "localhost");
  try {
    await once(server, "listening");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
      console.log(`Port ${String(port)} is taken; trying ${String(port + 1)}.`);
      return listen(server, port + 1);
    }
    throw error;
  }
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}
