import { readFileSync } from "node:fs";
import { join } from "node:path";
import { byLanguage } from "../../core/languages";
import { required } from "../../core/required";
import { OFFLINE, TRAVEL_CARD } from "./travel-card-pages";
import { type TravelCards, WORKER_PATH } from "./worker/names";
import { compiled } from "../scripts/inline-scripts";
import type { Route } from "../../core/routes/route-table";
import { writeIfChanged } from "../write-if-changed";
import { hasServiceWorker } from "./has-service-worker";
import { type CardPage, travelCard } from "./travel-card";

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
 * Writes the service worker, or what removes it (docs/decisions/0023-offline.md). The worker is the same as
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
