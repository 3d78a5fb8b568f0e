/**
 * Whether a path matches a pattern of `_redirects` or `_headers`, in which `*` matches any rest.
 *
 * @source Netlify, redirect options, splats
 */
export function matches(pattern: string, pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  const source = escaped.replace(/\/\*$/, "(?:/*)?").replaceAll("*", "[\\s\\S]*");
  return new RegExp(`^${source}$`).test(path);
}
