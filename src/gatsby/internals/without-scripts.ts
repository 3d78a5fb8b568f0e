import { LoaderId } from "../../publish/scripts/names";
import type { InlineScripts } from "../../publish/scripts/inline-scripts";

/** Where Gatsby puts the scripts of a page, and updates them when they change and the page does not. */
const REGION = /(<!-- slice-start id="(_gatsby-scripts[^"]*)" -->)(.*?)(<!-- slice-end id="\2" -->)/s;

const ADDRESS = /<script\b[^>]*\ssrc="([^"]+)"/g;

/** The placeholder for an inline script, empty or filled by an earlier build. */
const placeOf = (id: string): RegExp => new RegExp(`(<script id="${id}">)(.*?)(</script>)`, "s");

/**
 * Takes the scripts of a page off its critical path: replaces their elements by a list of addresses, from which the loader fetches them
 * later, and fills in the inline scripts. A finished page comes back as it is.
 *
 * @param html a document as Gatsby left it, or as this function did
 */
export function withoutScripts(html: string, scripts: InlineScripts): string {
  const region = REGION.exec(html);
  const places = Object.entries(scripts).map(([id, script]) => [placeOf(id), script] as const);
  if (region === null || !places.every(([place]) => place.test(html))) {
    throw new Error("A page has no place for its scripts: Gatsby prints them in another way than before.");
  }
  const addresses = Array.from(region[3]?.matchAll(ADDRESS) ?? [], ([, address = ""]) => address);
  const list = addresses.length === 0 ? region[3] : `<data id="${LoaderId.Scripts}" value="${addresses.join(" ")}"></data>`;
  // By functions, because dollar signs in a replacement text are special.
  return places
    .reduce((document, [place, script]) => document.replace(place, (_, start: string, __, end: string) => `${start}${script}${end}`), html)
    .replace(REGION, (_, start: string, __, ___, end: string) => `${start}${list ?? ""}${end}`);
}
