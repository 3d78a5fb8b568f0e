/** What gatsby-adapter-netlify puts at the end of `_headers`, between its own markers. */
const ADDED = /# gatsby-adapter-netlify start\n.*?# gatsby-adapter-netlify end\n/s;

/**
 * `_headers` without what Gatsby's adapter adds on Netlify after the last step of the build. It would come after the site's rules, and
 * override them with weaker ones.
 *
 * @param headers the content of `_headers`
 */
export function withoutAdapterHeaders(headers: string): string {
  return headers.replace(ADDED, "");
}
