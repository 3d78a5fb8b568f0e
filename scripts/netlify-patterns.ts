/**
 * A pattern of Netlify's `_redirects` or `_headers` as a regular expression: `*` stands for any rest, `:name` for one segment. It is written
 * so that JavaScript, PCRE and, but for the names of its groups, RE2 read it alike, and fits paths without a slash at their end. A rest may
 * hold a line break, which a dot would stop at, so that no path gets round a rule.
 *
 * @returns the source of the regular expression, anchored at both ends
 * @source Netlify, redirect options, splats and placeholders
 */
export function patternSource(pattern: string): string {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/:(\w+)/g, "(?<$1>[^/]+)")
    .replace(/\/\*$/, "(?:/(?<splat>[\\s\\S]*))?")
    .replace(/\*(?!\))/g, "[\\s\\S]*");
  return `^${source}$`;
}

/**
 * Matches a path against a pattern of Netlify's `_redirects` or `_headers`.
 *
 * @returns what the placeholders stand for, with the rest under `splat`; `undefined` when the path does not fit
 * @example matchPattern("/de/*", "/de/unbekannt") // { splat: "unbekannt" }
 */
export function matchPattern(pattern: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  const match = new RegExp(patternSource(pattern)).exec(path);
  return match === null ? undefined : { ...match.groups };
}

/** A target with its placeholders filled in. */
export function substitute(target: string, groups: Readonly<Record<string, string>>): string {
  return target.replace(/:(\w+)/g, (placeholder, name: string) => groups[name] ?? placeholder);
}
