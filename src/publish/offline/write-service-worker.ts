import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { byLanguage } from "../../core/languages";
import { required } from "../../core/required";
import { STATIC_FOLDER } from "../../core/routes/gatsby-folders";
import type { Route } from "../../core/routes/route-table";
import { compiled } from "../scripts/inline-scripts";
import { sha256 } from "../sha256";
import { writeIfChanged } from "../write-if-changed";
import { OFFLINE, TRAVEL_CARD } from "./travel-card-pages";
import { REVISION, type TravelCard, type TravelCards, WORKER_PATH } from "./worker/names";

/**
 * Tells whether a build has a service worker: `SERVICE_WORKER=off` removes it, also from browsers that have it.
 *
 * @throws for another value, which would silently leave the worker on in an emergency
 */
export function hasServiceWorker(environment: Readonly<Record<string, string | undefined>>): boolean {
  const value = environment["SERVICE_WORKER"] ?? "on";
  if (value !== "on" && value !== "off") {
    throw new Error(`SERVICE_WORKER may be “on” or “off”, not “${value}”.`);
  }
  return value === "on";
}

/** A built page of the travel card. */
interface CardPage {
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

/** The travel card of every language, from the finished pages. */
export function travelCards(publicFolder: string, routes: readonly Route[]): TravelCards {
  return byLanguage((language) => {
    const page = (id: string): CardPage => {
      const route = required(
        routes.find((candidate) => candidate.id === id),
        `The page “${id}” of the travel card`,
      );
      const path = route.paths[language];
      return { path, html: readFileSync(join(publicFolder, path, "index.html"), "utf8") };
    };
    return travelCard(page(OFFLINE), TRAVEL_CARD.map(page));
  });
}

/** The folder of the worker, in `src/`. */
const FOLDER = "publish/offline/worker";

/**
 * Writes the service worker, or what removes it (docs/decisions/13-offline.md). The worker is the same as
 * before if no page of the travel card has changed, so that nothing happens in visitors' browsers.
 */
export async function writeServiceWorker(
  root: string,
  publicFolder: string,
  routes: readonly Route[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const script = hasServiceWorker(environment)
    ? compiled(root, `${FOLDER}/worker.ts`, { TRAVEL_CARDS: JSON.stringify(travelCards(publicFolder, routes)) })
    : compiled(root, `${FOLDER}/removal.ts`);
  await writeIfChanged(join(publicFolder, WORKER_PATH), script);
}
