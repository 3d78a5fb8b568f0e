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

/** The files that a page needs to be readable: preloaded fonts, icons and drawings, but no photographs. */
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
 * The travel card of a language.
 *
 * @param offline the page that is shown for one that cannot be reached; it is fetched first, with its files
 */
export function travelCard(offline: CardPage, pages: readonly CardPage[]): TravelCard {
  const entries = [offline, ...pages].flatMap(({ path, html }) => [`${path}${REVISION}${revision(html)}`, ...filesOf(html)]);
  return { offline: offline.path, entries: [...new Set(entries)] };
}
