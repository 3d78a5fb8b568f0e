/** What gatsby-adapter-netlify puts at the end of `_headers`, between marks of its own. */
const ADDED = /# gatsby-adapter-netlify start\n.*?# gatsby-adapter-netlify end\n/s;

/**
 * The headers of the site without those that Gatsby's adapter adds on Netlify after the last step of the build. They would stand after
 * ours, and so weaken what ours say of the same things.
 *
 * @param headers the content of `_headers`
 */
export function withoutAdapterHeaders(headers: string): string {
  return headers.replace(ADDED, "");
}
