import { LoaderId } from "../../loader/names";

/** Where Gatsby puts the scripts of a page, and puts them anew when they changed and the page did not. */
const REGION = /(<!-- slice-start id="(_gatsby-scripts[^"]*)" -->)(.*?)(<!-- slice-end id="\2" -->)/s;

/** The place that the server keeps for the loader, empty or filled by an earlier build. */
const LOADER = new RegExp(`(<script id="${LoaderId.Loader}">)(.*?)(</script>)`, "s");

const ADDRESS = /<script\b[^>]*\ssrc="([^"]+)"/g;

/**
 * Takes the scripts of a page off its critical path: in place of their elements stands a list of their addresses, from which the loader
 * fetches them later. A page that is finished already comes back as it is.
 *
 * @param html a document as Gatsby left it, or as this function did
 * @param loader the loader's text
 * @throws when Gatsby no longer marks the place of the scripts, or the server no longer keeps one for the loader
 */
export function withoutScripts(html: string, loader: string): string {
  const region = REGION.exec(html);
  if (region === null || !LOADER.test(html)) {
    throw new Error("A page has no place for its scripts: Gatsby prints them in another way than before.");
  }
  const addresses = Array.from(region[3]?.matchAll(ADDRESS) ?? [], ([, address = ""]) => address);
  const list = addresses.length === 0 ? region[3] : `<data id="${LoaderId.Scripts}" value="${addresses.join(" ")}"></data>`;
  return (
    html
      // By functions, because a text would have its dollar signs read.
      .replace(LOADER, (_, start: string, __, end: string) => `${start}${loader}${end}`)
      .replace(REGION, (_, start: string, __, ___, end: string) => `${start}${list ?? ""}${end}`)
  );
}
