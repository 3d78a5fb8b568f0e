/** At the root, because the worker answers for the whole site. */
export const WORKER_PATH = "/sw.js";

/** How the names of all caches begin, those of earlier workers too. */
export const CACHE_PREFIX = "site-";
