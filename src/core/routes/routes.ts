import type pagesFile from "../../../data/pages.json";
import { NOT_FOUND } from "../page-ids";

/** A page that code may link to by name. Articles are excluded: their paths come with their data. */
export type RouteId = keyof typeof pagesFile.pages;

/** A page that search engines may list. */
export type ListedPage = Exclude<RouteId, "not-found" | "offline">;

/** A page that menus may link to: `nav` of `common.json` has its label. */
export type LabelledPage = Extract<ListedPage, keyof EnglishTexts["common"]["nav"]>;

/** Pages that search engines must not list: those for unknown addresses and for offline use. */
const UNLISTED: readonly string[] = [NOT_FOUND, "offline"];

/** Whether search engines may list a page. */
export function isListed(routeId: string): boolean {
  return !UNLISTED.includes(routeId);
}
