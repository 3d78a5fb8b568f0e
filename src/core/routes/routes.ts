import businessFile from "../../../data/business.json";
import pagesFile from "../../../data/pages.json";
import { DESIGN_ROUTE } from "./design-page";
import { NOT_FOUND } from "../page-ids";
import type { Language } from "../languages";
import { type Slugs, localizedPath } from "./localized-path";

/** The slug map. A page without a slug for one of the languages does not compile. */
const pages = pagesFile.pages satisfies Readonly<Record<string, { readonly slugs: Slugs }>>;

/** A page that code may link to by name. Articles are excluded: their paths come with their data. */
export type RouteId = keyof typeof pages;

/** Whether a value names a page. */
export function isRouteId(value: string): value is RouteId {
  return Object.hasOwn(pages, value);
}

export const NAVIGATION: readonly RouteId[] = pagesFile.navigation.filter(isRouteId);
export const FOOTER_LINKS: readonly RouteId[] = pagesFile.footer.filter(isRouteId);
/** The links in the last line of every page. */
export const BOTTOM_LINKS: readonly RouteId[] = pagesFile.bottom.filter(isRouteId);

/** The pages that have a label in the menus. */
export const LABELLED_PAGES: readonly RouteId[] = [...new Set([...NAVIGATION, ...FOOTER_LINKS, ...BOTTOM_LINKS])];

/** Pages shown in place of others, for unknown addresses and without a network. Search engines must not list them. */
const STAND_INS: readonly string[] = [NOT_FOUND, "offline"] satisfies readonly RouteId[];

/** Whether search engines may list a page. */
export function isListed(routeId: string): boolean {
  return routeId !== DESIGN_ROUTE && !STAND_INS.includes(routeId);
}

/**
 * The path of a page in a language.
 *
 * @example pathOf("booking-terms", "de") // "/de/fahrzeug-buchung-bedingungen"
 */
export function pathOf(route: RouteId, language: Language): string {
  return localizedPath(language, pages[route].slugs[language], businessFile.slug);
}
