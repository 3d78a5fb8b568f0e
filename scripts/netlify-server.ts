import { createReadStream } from "node:fs";
import { type Server, type ServerResponse, createServer } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import sirv from "sirv";
import { z } from "zod";
import { matches } from "./netlify-patterns";

const redirectsSchema = z.object({
  redirects: z.array(z.object({ from: z.string(), to: z.string(), status: z.number().default(301) })),
  errors: z.array(z.unknown()),
});

type Redirect = z.infer<typeof redirectsSchema>["redirects"][number];

/** Answers a request for which there is no file: with a redirect, or with a page that has another status than 200. */
function answerByRule(url: URL, pathname: string, response: ServerResponse, folder: string, redirects: readonly Redirect[]): void {
  const rule = redirects.find(({ from }) => matches(from, pathname));
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

/** The address of a request and its decoded path; `undefined` for one that cannot be read. */
function addressOf(target = "/"): { readonly url: URL; readonly pathname: string } | undefined {
  try {
    const url = new URL(target, "http://localhost");
    const pathname = decodeURI(url.pathname);
    return target.startsWith("/") && !/\p{Cc}/u.test(pathname) ? { url, pathname } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A server for a built site that answers as Netlify would: its headers, its redirects, its 404 pages. Of redirects the first that fits
 * applies; of headers with one name the last.
 *
 * @param folder the built site, with `_headers` and `_redirects`
 * @returns the server, not yet listening
 * @throws AggregateError when Netlify would not understand one of the two files
 * @source netlify/cli, src/utils/headers.ts: `Object.assign({}, ...matchingHeaders)`
 */
export async function netlifyServer(folder: string): Promise<Server> {
  const { headers, errors: headerErrors } = await parseAllHeaders({ headersFiles: [join(folder, "_headers")], minimal: true });
  const { redirects, errors } = redirectsSchema.parse(
    await parseAllRedirects({ redirectsFiles: [join(folder, "_redirects")], configRedirects: [], minimal: true }),
  );
  if (headerErrors.length + errors.length > 0) {
    throw new AggregateError([...headerErrors, ...errors], "Netlify would not understand _headers or _redirects.");
  }
  const files = sirv(folder, { dev: true, etag: true, extensions: ["html"] });
  return createServer((request, response) => {
    const address = addressOf(request.url);
    if (address === undefined) {
      response.writeHead(400, { "Content-Type": "text/plain; charset=utf-8" }).end("Bad request");
      return;
    }
    for (const { values } of headers.filter((rule) => matches(rule.for, address.pathname))) {
      for (const [name, value] of Object.entries(values)) {
        response.setHeader(name, [value].flat().join(", "));
      }
    }
    files(request, response, () => {
      answerByRule(address.url, address.pathname, response, folder, redirects);
    });
  });
}
