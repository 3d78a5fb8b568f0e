import { join } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import type { HeaderRule, RedirectRule } from "./netlify-rules";

/**
 * Reads `_headers` and `_redirects` with Netlify's own parsers.
 *
 * @param folder the built site
 * @throws AggregateError when one of the two files is not as Netlify wants it
 */
export async function readRules(
  folder: string,
): Promise<{ readonly headers: readonly HeaderRule[]; readonly redirects: readonly RedirectRule[] }> {
  const { headers, errors: headerErrors } = await parseAllHeaders({ headersFiles: [join(folder, "_headers")], minimal: true });
  const { redirects, errors: redirectErrors } = await parseAllRedirects({
    redirectsFiles: [join(folder, "_redirects")],
    configRedirects: [],
    minimal: true,
  });
  const errors: readonly unknown[] = [...headerErrors, ...(redirectErrors as readonly unknown[])];
  if (errors.length > 0) {
    throw new AggregateError(errors, `Netlify would not understand _headers or _redirects: ${errors.map(String).join("; ")}`);
  }
  return { headers, redirects: redirects as readonly RedirectRule[] };
}
