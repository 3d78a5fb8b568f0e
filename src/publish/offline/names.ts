import type { RouteId } from "../../core/routes/routes";

/** At the root, because the worker answers for the whole site. */
export const WORKER_PATH = "/sw.js";

/** How the names of all caches begin, those of earlier workers too. */
export const CACHE_PREFIX = "site-";

/** The pages that open offline after the first visit, in one language (docs/decisions/13-offline.md). */
export const PRECACHED = ["just-landed", "directions", "driving-guide", "booking-terms", "home"] as const satisfies readonly RouteId[];

/** The page that is shown for one that cannot be reached; precached too. */
export const OFFLINE: RouteId = "offline";
