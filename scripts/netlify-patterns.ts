/**
 * Matches a path against a pattern of Netlify's `_redirects` or `_headers`: `*` stands for any rest, `:name` for one segment.
 *
 * @returns what the placeholders stand for, with the rest under `splat`; `undefined` when the path does not fit
 * @source Netlify, redirect options, splats and placeholders
 * @example matchPattern("/de/*", "/de/unbekannt") // { splat: "unbekannt" }
 */
export function matchPattern(pattern: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/:(\w+)/g, "(?<$1>[^/]+)")
    .replace(/\/\*$/, "(?:/(?<splat>.*))?")
    .replace(/\*(?!\))/g, ".*");
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  const match = new RegExp(`^${source}$`).exec(path);
  return match === null ? undefined : { ...match.groups };
}

/** A target with its placeholders filled in. */
export function substitute(target: string, groups: Readonly<Record<string, string>>): string {
  return target.replace(/:(\w+)/g, (placeholder, name: string) => groups[name] ?? placeholder);
}
