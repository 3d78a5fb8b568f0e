import { Parser } from "htmlparser2";
import { STATIC_FOLDER } from "../../core/routes/page-data";
import { REVISION, type TravelCard } from "./worker/names";
import { sha256 } from "../sha256";

/** A built page of the travel card. */
export interface CardPage {
  readonly path: string;
  readonly html: string;
}

const revision = (html: string): string => sha256(html, "hex").slice(0, 16);

/** The files that a page needs for being readable: the fonts that it asks for first, its icons and drawings. Photographs are not among them. */
function filesOf(html: string): readonly string[] {
  const files = new Set<string>();
  const parser = new Parser({
    onopentag(name, { rel, as, href, src, srcset }) {
      if ((name === "link" && rel === "preload" && as === "font") || name === "use") {
        files.add(href?.split("#")[0] ?? "");
      } else if (name === "img" && src?.endsWith(".svg")) {
        files.add(src);
      } else if (name === "source" && srcset?.endsWith(".svg")) {
        files.add(srcset);
      }
    },
  });
  parser.end(html);
  return [...files].filter((file) => file.startsWith(STATIC_FOLDER));
}

/**
 * What the worker keeps for a language. The same pages give the same card.
 *
 * @param offline the page that stands in for one that cannot be reached; it is fetched first, with its files
 * @param pages the other pages of the card
 */
export function travelCard(offline: CardPage, pages: readonly CardPage[]): TravelCard {
  const entries = [offline, ...pages].flatMap(({ path, html }) => [`${path}${REVISION}${revision(html)}`, ...filesOf(html)]);
  return { offline: offline.path, entries: [...new Set(entries)] };
}
