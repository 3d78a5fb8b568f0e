/**
 * A pattern of Netlify's `_redirects` or `_headers` as a regular expression, in which `*` matches any rest. JavaScript and PCRE read it
 * alike. It fits paths without a slash at their end. A rest may hold a line break, so that no path gets round a rule.
 *
 * @returns the source of the regular expression, anchored at both ends
 * @source Netlify, redirect options, splats
 */
export function patternSource(pattern: string): string {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  const isOpen = escaped.endsWith("/*");
  const source = (isOpen ? escaped.slice(0, -2) : escaped).replaceAll("*", "[\\s\\S]*");
  return `^${source}${isOpen ? "(?:/[\\s\\S]*)?" : ""}$`;
}

/**
 * Whether a path matches a pattern of Netlify's `_redirects` or `_headers`.
 *
 * @param pathname decoded
 */
export function matchesPattern(pattern: string, pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  return new RegExp(patternSource(pattern)).test(path);
}
