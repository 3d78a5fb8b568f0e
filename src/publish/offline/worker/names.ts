import type { Language } from "../../../core/languages";

/** At the root, because the worker answers for the whole site. */
export const WORKER_PATH = "/sw.js";

/** The prefix of all the worker's caches. */
export const CACHE_PREFIX = "site-";

export const CACHES = {
  /** The travel card of the visitor's language. */
  card: `${CACHE_PREFIX}card`,
  /** Visited documents. */
  pages: `${CACHE_PREFIX}pages`,
  /** Scripts, styles, fonts and data under names that carry a hash. */
  files: `${CACHE_PREFIX}files`,
  pictures: `${CACHE_PREFIX}pictures`,
} as const;

const DAY = 86_400;

/** How many entries each cache holds, and for how many seconds after their last use. */
export const LIMITS = {
  pages: { maxEntries: 40, maxAgeSeconds: 30 * DAY },
  files: { maxEntries: 120, maxAgeSeconds: 60 * DAY },
  pictures: { maxEntries: 60, maxAgeSeconds: 30 * DAY },
} as const;

/** How many seconds the network may take before a cached page is shown; without one, the offline page is shown after twice as long. */
export const PATIENCE = 3;

/** What the worker keeps for a language. */
export interface TravelCard {
  /** The path of the page that is shown for one that cannot be reached. */
  readonly offline: string;
  /** Files by their path, pages by their path and `REVISION` with a hash of their content. */
  readonly entries: readonly string[];
}

export type TravelCards = Readonly<Record<Language, TravelCard>>;

/** Separates the path of a page in its entry from the hash. */
export const REVISION = "?revision=";

/** What a page tells the worker once it is hydrated. */
export interface Visit {
  readonly language: Language;
  /** On a first visit, the addresses of what the page loaded before the worker did, itself first. */
  readonly seen: readonly string[];
}
