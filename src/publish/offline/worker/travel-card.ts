import { type Language, LANGUAGES } from "../../../core/languages";
import { isFromSite, isWhole, pagePath } from "./kept-responses";
import { CACHES, REVISION, type TravelCards } from "./names";

/** Written by the build (`src/publish/offline/`). */
declare const TRAVEL_CARDS: TravelCards;

const cards = TRAVEL_CARDS;

const pathOf = (entry: string): string => entry.split(REVISION)[0] ?? entry;

/** The entry of a cached request. */
function entryOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

/** Fetches an entry and replaces its earlier version. */
async function keep(cache: Cache, entry: string): Promise<void> {
  // The browser's cache may be stale, or hold a captive portal's page; revalidation costs a few bytes.
  const response = await fetch(pathOf(entry), { cache: "no-cache" });
  if (!isWhole(response) || !(await isFromSite(entry, response))) {
    throw new Error(`${entry} cannot be cached: the response, with status ${String(response.status)}, is not the site's.`);
  }
  await cache.put(entry, response);
  const versions = await cache.keys(pathOf(entry), { ignoreSearch: true, ignoreVary: true });
  await Promise.all(versions.filter((request) => entryOf(request) !== entry).map((request) => cache.delete(request, { ignoreVary: true })));
}

/**
 * Completes the card, and then removes what does not belong to it: cards of other languages, files of earlier builds. What cannot be
 * fetched now is fetched after the next visit; until then nothing is removed.
 */
async function fill(language: Language): Promise<void> {
  const cache = await caches.open(CACHES.card);
  const { entries } = cards[language];
  const failures: unknown[] = [];
  for (const entry of entries) {
    const kept = await cache.match(entry, { ignoreVary: true });
    if (kept === undefined || !(await isFromSite(entry, kept))) {
      await keep(cache, entry).catch((error: unknown) => failures.push(error));
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures);
  }
  const wanted = new Set(entries);
  const others = (await cache.keys()).filter((request) => !wanted.has(entryOf(request)));
  await Promise.all(others.map((request) => cache.delete(request, { ignoreVary: true })));
}

let filling: Promise<void> = Promise.resolve();

/** Fills the card, one call after another, so that two tabs do not fetch the same. */
export function fillCard(language: Language): Promise<void> {
  filling = filling
    .then(() => fill(language))
    .catch((error: unknown) => {
      console.error("The travel card is not complete yet.", error);
    });
  return filling;
}

/** The card's response for a path. */
export async function fromCard(path: string): Promise<Response | undefined> {
  const response = await caches.match(path, { cacheName: CACHES.card, ignoreSearch: true, ignoreVary: true });
  return response !== undefined && (await isFromSite(path, response)) ? response : undefined;
}

/** The offline page, in the language of an address if the card has it, else in the card's own. */
export async function offlinePage(address: string): Promise<Response | undefined> {
  const prefix = pagePath(address).split("/")[1];
  const languages = [...LANGUAGES].sort((one, other) => Number(other === prefix) - Number(one === prefix));
  for (const language of languages) {
    const page = await fromCard(cards[language].offline);
    if (page !== undefined) {
      return page;
    }
  }
  return undefined;
}
