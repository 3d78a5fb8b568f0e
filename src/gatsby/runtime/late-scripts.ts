// For 100 ms of the first paint on a slow phone (docs/decisions/08-late-scripts.md).

/** The part of a page that holds Gatsby's scripts. */
const REGION = /(<!-- slice-start id="(_gatsby-scripts[^"]*)" -->)(.*?)(<!-- slice-end id="\2" -->)/s;

/** What would fetch a script while the page loads. */
const EARLY = /<script\b[^>]*\ssrc=|<link\b[^>]*\s(?:as="script"|rel="modulepreload")/;

const ADDRESS = /<script\b[^>]*\ssrc="([^"]+)"/g;

/**
 * Takes the scripts of a page off its critical path (docs/decisions/08-late-scripts.md): replaces their elements with a list of addresses,
 * from which the loader fetches them later. A page without a loader gets no scripts.
 *
 * @param html a document as Gatsby left it
 * @throws for a script that a plugin or a component prints elsewhere
 */
export function withLateScripts(html: string): string {
  if (!REGION.test(html)) {
    throw new Error("A page has no place for its scripts: Gatsby prints them in another way than before.");
  }
  const late = html.replace(REGION, (_, start: string, __, region: string, end: string) => {
    const addresses = Array.from(region.matchAll(ADDRESS), ([, address = ""]) => address);
    return html.includes('<script id="loader">') ? `${start}<data id="js" value="${addresses.join(" ")}"></data>${end}` : start + end;
  });
  const [early] = EARLY.exec(late) ?? [];
  if (early !== undefined) {
    throw new Error(`A page fetches a script before its first paint: ${early}…`);
  }
  return late;
}
