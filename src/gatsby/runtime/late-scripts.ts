import { LoaderId } from "../../publish/scripts/names";
import type { InlineScripts } from "../../publish/scripts/inline-scripts";

/** Where Gatsby puts the scripts of a page, and updates them when they change and the page does not. */
const REGION = /(<!-- slice-start id="(_gatsby-scripts[^"]*)" -->)(.*?)(<!-- slice-end id="\2" -->)/s;

const ADDRESS = /<script\b[^>]*\ssrc="([^"]+)"/g;

/** The placeholder for an inline script, empty or filled by an earlier build. */
const placeOf = (id: string): RegExp => new RegExp(`(<script id="${id}">)(.*?)(</script>)`, "s");

/** The list of scripts in a page with a loader; the other pages get no scripts. */
function scriptList(html: string, region: string): string {
  const addresses = Array.from(region.matchAll(ADDRESS), ([, address = ""]) => address);
  if (!placeOf(LoaderId.Loader).test(html)) {
    return "";
  }
  return addresses.length === 0 ? region : `<data id="${LoaderId.Scripts}" value="${addresses.join(" ")}"></data>`;
}

/**
 * Takes the scripts of a page off its critical path: replaces their elements by a list of addresses, from which the loader fetches them
 * later, and fills in the inline scripts. A finished page comes back as it is.
 *
 * @param html a document as Gatsby left it, or as this function did
 */
export function withLateScripts(html: string, scripts: InlineScripts): string {
  if (!REGION.test(html)) {
    throw new Error("A page has no place for its scripts: Gatsby prints them in another way than before.");
  }
  // By functions, because dollar signs in a replacement text are special.
  return Object.entries(scripts)
    .reduce(
      (document, [id, script]) => document.replace(placeOf(id), (_, start: string, __, end: string) => `${start}${script}${end}`),
      html,
    )
    .replace(REGION, (_, start: string, __, region: string, end: string) => `${start}${scriptList(html, region)}${end}`);
}
