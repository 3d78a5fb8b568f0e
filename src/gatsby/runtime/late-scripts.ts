/** Where Gatsby puts the scripts of a page, and updates them when they change and the page does not. */
const REGION = /(<!-- slice-start id="(_gatsby-scripts[^"]*)" -->)(.*?)(<!-- slice-end id="\2" -->)/s;

const ADDRESS = /<script\b[^>]*\ssrc="([^"]+)"/g;

/**
 * Takes the scripts of a page off its critical path (docs/decisions/08-late-scripts.md): replaces their elements by a list of addresses, from
 * which the loader fetches them later. A page without a loader gets no scripts, and a finished page comes back as it is.
 *
 * @param html a document as Gatsby left it, or as this function did
 */
export function withLateScripts(html: string): string {
  if (!REGION.test(html)) {
    throw new Error("A page has no place for its scripts: Gatsby prints them in another way than before.");
  }
  return html.replace(REGION, (finished: string, start: string, _, region: string, end: string) => {
    if (!html.includes('<script id="loader">')) {
      return start + end;
    }
    const addresses = Array.from(region.matchAll(ADDRESS), ([, address = ""]) => address);
    return addresses.length === 0 ? finished : `${start}<data id="js" value="${addresses.join(" ")}"></data>${end}`;
  });
}
