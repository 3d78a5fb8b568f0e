import type { RouteId } from "./routes/routes";

/** The page at the root of each language. */
export const HOME = "home";

/** The page for addresses that do not exist. */
export const NOT_FOUND = "not-found";

/** Its slug: a file, because hosts look for it under this name. */
export const NOT_FOUND_SLUG = "404.html";

/** The page that is shown in place of one that cannot be reached. */
export const OFFLINE = "offline";

/** The travel guide, which lists the articles and is above them in the breadcrumb. */
export const ARTICLE_PARENT = "explore-cyprus";

/**
 * Pages that are shown in place of another one, at its address. Search engines must not list them, and they carry none of Gatsby's scripts:
 * Gatsby would look for the data of that address.
 */
export const STAND_INS: readonly string[] = [NOT_FOUND, OFFLINE];

/** The pages that open offline after the first visit, in one language (docs/decisions/13-offline.md). */
export const PRECACHED = ["just-landed", "directions", "driving-guide", "booking-terms", "home"] as const satisfies readonly RouteId[];
