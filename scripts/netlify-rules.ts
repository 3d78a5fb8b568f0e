import { matchPattern } from "./netlify-patterns";

/** What `_headers` says of the paths that fit a pattern. */
export interface HeaderRule {
  readonly for: string;
  readonly values: Readonly<Record<string, string | readonly string[]>>;
}

/** A line of `_redirects`. */
export interface RedirectRule {
  readonly path?: string;
  readonly from: string;
  readonly to: string;
  readonly status?: number;
}

/** Netlify's status for a rule that names none. */
export const DEFAULT_STATUS = 301;

/** The value of a header as it is sent, from one line or several of a rule. */
export const headerText = (value: string | readonly string[]): string => (typeof value === "string" ? value : value.join(", "));

/**
 * The headers that the rules give to a path, by their names in lower case. Where two rules that fit set the same header, the later in the
 * file wins, as in Netlify's own `netlify dev`.
 *
 * @param pathname decoded
 * @source netlify/cli, src/utils/headers.ts: `Object.assign({}, ...matchingHeaders)`
 */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): ReadonlyMap<string, string> {
  return new Map(
    rules
      .filter(({ for: pattern }) => matchPattern(pattern, pathname) !== undefined)
      .flatMap(({ values }) => Object.entries(values).map(([name, value]) => [name.toLowerCase(), headerText(value)] as const)),
  );
}
