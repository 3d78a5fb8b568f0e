// For 100 ms of the first paint on a slow phone (docs/decisions/08-late-scripts.md).

/** The part of a page that holds Gatsby's scripts. Gatsby replaces only this part when only the scripts have changed. */
const REGION = /(<!-- slice-start id="(_gatsby-scripts[^"]*)" -->)(.*?)(<!-- slice-end id="\2" -->)/s;

const ADDRESS = /<script\b[^>]*\ssrc="([^"]+)"/g;

/**
 * Takes the scripts of a page off its critical path (docs/decisions/08-late-scripts.md): replaces their elements with a list of addresses,
 * from which the loader fetches them later. A page without a loader gets no scripts. A page that is already finished is returned unchanged.
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
