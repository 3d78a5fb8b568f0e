import { type Language, LANGUAGES } from "../../../core/languages";
import { isFromSite, isWhole, pagePath } from "./kept-responses";
import { CACHES, REVISION, type TravelCards } from "./names";

/** Written by the build (`src/publish/offline/`). */
declare const TRAVEL_CARDS: TravelCards;

const cards = TRAVEL_CARDS;

/** Where the content of an entry is found. */
const pathOf = (entry: string): string => entry.split(REVISION)[0] ?? entry;

/** The entry under which a request of the cache stands. */
function entryOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

/** Fetches an entry and keeps it in the place of what it was before. */
async function keep(cache: Cache, entry: string): Promise<void> {
  // What the browser has may be old, or another network's; to ask costs a few bytes where it still is the same.
  const response = await fetch(pathOf(entry), { cache: "no-cache" });
  if (!isWhole(response) || !(await isFromSite(entry, response))) {
    throw new Error(`${entry} cannot be kept: the answer, with status ${String(response.status)}, is another.`);
  }
  await cache.put(entry, response);
  const versions = await cache.keys(pathOf(entry), { ignoreSearch: true, ignoreVary: true });
  await Promise.all(versions.filter((request) => entryOf(request) !== entry).map((request) => cache.delete(request, { ignoreVary: true })));
}

/**
 * Makes the card complete and up to date, and then takes away whatever does not belong to it: cards of other languages, files of
 * earlier builds. What cannot be fetched now is fetched after the next visit, and until then everything that is there stays.
 *
 * @param language the visitor's
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
  const strangers = (await cache.keys()).filter((request) => !wanted.has(entryOf(request)));
  await Promise.all(strangers.map((request) => cache.delete(request, { ignoreVary: true })));
}

let filling: Promise<void> = Promise.resolve();

/** Fills the card; one after the other, so that two tabs do not fetch the same. */
export function fillCard(language: Language): Promise<void> {
  filling = filling
    .then(() => fill(language))
    .catch((error: unknown) => {
      console.error("The travel card is not complete yet.", error);
    });
  return filling;
}

/** What the card has at a path, if anything. */
export async function fromCard(path: string): Promise<Response | undefined> {
  const response = await caches.match(path, { cacheName: CACHES.card, ignoreSearch: true, ignoreVary: true });
  return response !== undefined && (await isFromSite(path, response)) ? response : undefined;
}

/** The page that stands in for one that cannot be reached: in the language of its address where the card has it, else in the card's own. */
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
