import type { Language } from "../../../core/languages";

/** Where the worker lies: at the root, because it answers for the whole site. */
export const WORKER_PATH = "/sw.js";

/** How the names of all the worker's caches begin, so that nobody else's are touched. */
export const CACHE_PREFIX = "site-";

/** What the worker keeps, each kind in a cache of its own. */
export const CACHES = {
  /** The travel card of the visitor's language. */
  card: `${CACHE_PREFIX}card`,
  /** Documents that were visited. */
  pages: `${CACHE_PREFIX}pages`,
  /** Scripts, styles, fonts and data under names that carry a hash. */
  files: `${CACHE_PREFIX}files`,
  pictures: `${CACHE_PREFIX}pictures`,
} as const;

const DAY = 86_400;

/** How much is kept at most: as so many entries, and for so many seconds after the last use. */
export const LIMITS = {
  pages: { maxEntries: 40, maxAgeSeconds: 30 * DAY },
  files: { maxEntries: 120, maxAgeSeconds: 60 * DAY },
  pictures: { maxEntries: 60, maxAgeSeconds: 30 * DAY },
} as const;

/** How long the network may take before a kept page is shown, in seconds; where none is kept, the offline page is shown after twice as long. */
export const PATIENCE = 3;

/** What the build writes into the worker for a language. */
export interface TravelCard {
  /** The path of the page that stands in for one that cannot be reached. */
  readonly offline: string;
  /** Everything that belongs to the card: files by their path, pages by their path and `REVISION` with a hash of their content. */
  readonly entries: readonly string[];
}

/** One travel card a language. */
export type TravelCards = Readonly<Record<Language, TravelCard>>;

/** What follows the path of a page in its entry; the hash comes after it. */
export const REVISION = "?revision=";

/** What a page tells the worker once it is alive. */
export interface Visit {
  readonly language: Language;
  /** What the page consists of, itself first, where it came before the worker did; else nothing. As absolute addresses. */
  readonly seen: readonly string[];
}
