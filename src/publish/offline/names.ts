import type { RouteId } from "../../i18n/routes/routes";

/** At the root, because the worker answers for the whole site. */
export const WORKER_PATH = "/sw.js";

/** How the names of all caches begin, those of earlier workers too. */
export const CACHE_PREFIX = "site-";

/** The page that is shown for one that cannot be reached; precached too. */
export const OFFLINE: RouteId = "offline";
