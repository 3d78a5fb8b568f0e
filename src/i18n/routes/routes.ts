import type pagesFile from "../../../data/pages.json";
import { STAND_INS } from "../page-ids";

/** A page that code may link to by name. Articles are excluded: their paths come with their data. */
export type RouteId = keyof typeof pagesFile.pages;

/** A page that search engines may list. */
export type ListedPage = Exclude<RouteId, "not-found" | "offline">;

/** Whether search engines may list a page. */
export function isListed(routeId: string): boolean {
  return !STAND_INS.includes(routeId);
}
