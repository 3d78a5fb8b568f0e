import type { RouteId } from "../../core/routes/routes";

/** The pages that open offline after the first visit (docs/decisions/13-offline.md). */
export const TRAVEL_CARD = [
  "just-landed",
  "directions",
  "driving-guide",
  "booking-terms",
  "airport-parking",
  "find-an-answer",
  "home",
] as const satisfies readonly RouteId[];

/** The page that is shown for one that cannot be reached. */
export const OFFLINE: RouteId = "offline";
