import { patternSource } from "../../scripts/netlify-patterns";
import { DEFAULT_STATUS, type HeaderRule, type RedirectRule, headerText } from "../../scripts/netlify-rules";

/** What Netlify says of a file for which no rule sets Cache-Control. */
export const DEFAULT_CACHE_CONTROL = "public, max-age=0, must-revalidate";

/** Headers that Netlify’s servers set themselves, whatever a rule says. */
const RESERVED: ReadonlySet<string> = new Set([
  "accept-ranges",
  "age",
  "allow",
  "alt-svc",
  "connection",
  "content-encoding",
  "content-length",
  "content-range",
  "date",
  "location",
  "server",
  "set-cookie",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** One value of a header for the paths that fit. */
export interface HeaderCase {
  /** A regular expression for paths without a slash at their end, anchored, without named groups. */
  readonly source: string;
  readonly value: string;
}

/** One header, with its cases in the order of the file: the last that fits wins. */
export interface Header {
  /** As the first rule that names it writes it. */
  readonly name: string;
  readonly cases: readonly HeaderCase[];
}

/** What is answered where no file is: the first that fits wins. */
export interface Answer {
  readonly source: string;
  readonly status: number;
  /** The address for a redirect, the path of a file for 404. */
  readonly target: string;
}

/** The rules of a site in the form in which servers are configured from them. */
export interface ServerRules {
  readonly headers: readonly Header[];
  readonly answers: readonly Answer[];
}

const unnamed = (source: string): string => source.replace(/\(\?<\w+>/g, "(?:");

function headersByName(rules: readonly HeaderRule[]): readonly Header[] {
  const headers = new Map<string, { readonly name: string; readonly cases: HeaderCase[] }>();
  for (const { for: pattern, values } of rules) {
    for (const [name, value] of Object.entries(values)) {
      const key = name.toLowerCase();
      if (RESERVED.has(key)) {
        throw new RangeError(`_headers sets ${name} for ${pattern}, which Netlify ignores.`);
      }
      const text = headerText(value);
      // Neither a line break nor another control character may come into a configuration file.
      if (!/^[\t\x20-\x7e]*$/.test(text) || !/^[\w!#$%&'*+.^`|~-]+$/.test(name)) {
        throw new RangeError(`_headers sets ${name} for ${pattern} to something that is not plain ASCII.`);
      }
      const header = headers.get(key) ?? { name, cases: [] };
      header.cases.push({ source: unnamed(patternSource(pattern)), value: text });
      headers.set(key, header);
    }
  }
  return [...headers.values()];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === false || (typeof value === "object" && value !== null && Object.keys(value).length === 0);

function answer(rule: RedirectRule): Answer {
  const { path, from, to, status = DEFAULT_STATUS } = rule;
  const refuse = (why: string): never => {
    throw new RangeError(`_redirects: “${from} ${to}” ${why}, which the other servers are not given.`);
  };
  const conditions = Object.entries(rule).filter(([name, value]) => !["from", "path", "to", "status"].includes(name) && !isEmpty(value));
  if (conditions.length > 0) {
    refuse(`has conditions (${conditions.map(([name]) => name).join(", ")})`);
  }
  // A part of the asked path in a header would have to be encoded anew, or a line break in it would be sent.
  if (/[:*]\w*/.test(to.replace(/^https?:\/\/[^/]+/, ""))) {
    refuse("carries a part of the path over");
  }
  if (!/^[\x21-\x7e]+$/.test(to)) {
    refuse("leads to something that is not plain ASCII");
  }
  if (![301, 302, 307, 308, 404].includes(status)) {
    refuse(`answers ${String(status)}`);
  }
  return { source: unnamed(patternSource(path ?? from)), status, target: to };
}

/**
 * Puts the rules of `_headers` and `_redirects` into the form in which servers are configured from them.
 *
 * @throws RangeError for a rule that Netlify would ignore or that cannot be said to the other servers
 */
export function serverRules(headers: readonly HeaderRule[], redirects: readonly RedirectRule[]): ServerRules {
  return { headers: headersByName(headers), answers: redirects.map(answer) };
}
