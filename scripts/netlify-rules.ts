import { join } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { z } from "zod";

/** One header that `_headers` gives to the paths that fit a pattern. */
export interface HeaderRule {
  readonly pattern: string;
  /** In lower case. */
  readonly name: string;
  readonly value: string;
}

const redirectSchema = z.object({ from: z.string(), to: z.string(), status: z.number().default(301) });

/** What Netlify's parser returns, which has no types. */
const parsedSchema = z.object({ redirects: z.array(redirectSchema), errors: z.array(z.unknown()) });

/** A line of `_redirects`. */
export type RedirectRule = z.infer<typeof redirectSchema>;

/** The rules of a site. Of redirects the first that fits applies; of headers with one name the last, as in Netlify's `netlify dev`. */
export interface NetlifyRules {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
}

/**
 * Reads `_headers` and `_redirects` with Netlify's own parsers.
 *
 * @param folder the built site
 * @throws AggregateError when Netlify would not understand one of the files
 * @source netlify/cli, src/utils/headers.ts: `Object.assign({}, ...matchingHeaders)`
 */
export async function readRules(folder: string): Promise<NetlifyRules> {
  const headers = await parseAllHeaders({ headersFiles: [join(folder, "_headers")], minimal: true });
  const { redirects, errors: redirectErrors } = parsedSchema.parse(
    await parseAllRedirects({ redirectsFiles: [join(folder, "_redirects")], configRedirects: [], minimal: true }),
  );
  const errors = [...headers.errors, ...redirectErrors];
  if (errors.length > 0) {
    throw new AggregateError(errors, `Netlify would not understand _headers or _redirects: ${errors.map(String).join("; ")}`);
  }
  return {
    headers: headers.headers.flatMap(({ for: pattern, values }) =>
      Object.entries(values).map(([name, value]) => ({ pattern, name: name.toLowerCase(), value: [value].flat().join(", ") })),
    ),
    redirects,
  };
}
