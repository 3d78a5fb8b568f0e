import businessFile from "../../../data/business.json";
import pagesFile from "../../../data/pages.json";
import { NOT_FOUND } from "../page-ids";
import type { Language } from "../languages";
import { type Slugs, localizedPath } from "./localized-path";

/** The slug map. A page without a slug for one of the languages does not compile. */
const pages = pagesFile.pages satisfies Readonly<Record<string, { readonly slugs: Slugs }>>;

/** A page that code may link to by name. Articles are excluded: their paths come with their data. */
export type RouteId = keyof typeof pages;

/** A page that search engines may list. */
export type ListedPage = Exclude<RouteId, "not-found" | "offline">;

/** A page that menus may link to: `nav` of `common.json` has its label. */
export type LabelledPage = Extract<ListedPage, keyof EnglishTexts["common"]["nav"]>;

/** Whether a value names a page. */
export function isRouteId(value: string): value is RouteId {
  return Object.hasOwn(pages, value);
}

/** Pages that search engines must not list: those for unknown addresses and for offline use. */
const UNLISTED: readonly string[] = [NOT_FOUND, "offline"];

/** Whether search engines may list a page. */
export function isListed(routeId: string): boolean {
  return !UNLISTED.includes(routeId);
}

export const isListedPage = (value: string): value is ListedPage => isRouteId(value) && isListed(value);

/** Whether a link of a menu has its label: the check asks for one for every page that `data/pages.json` puts into a menu. */
const isLabelled = (value: string): value is LabelledPage => isListedPage(value);

/** Header navigation, in order (facts.md: the two readings of the menu are merged). */
export const NAVIGATION: readonly LabelledPage[] = pagesFile.navigation.filter(isLabelled);

/** Links before the telephone numbers in the header, and at the end of a phone's menu. */
export const SERVICE_LINKS: readonly LabelledPage[] = pagesFile.service.filter(isLabelled);

/** Footer links, in order (specification, section 2). */
export const FOOTER_LINKS: readonly LabelledPage[] = pagesFile.footer.filter(isLabelled);

/** Links in the last line of every page, in order. */
export const BOTTOM_LINKS: readonly LabelledPage[] = pagesFile.bottom.filter(isLabelled);

/** Every page for which the frame has a label. */
export const LABELLED_PAGES: readonly LabelledPage[] = [...new Set([...NAVIGATION, ...SERVICE_LINKS, ...FOOTER_LINKS, ...BOTTOM_LINKS])];

/**
 * The path of a page in a language.
 *
 * @example pathOf("booking-terms", "de") // "/de/fahrzeug-buchung-bedingungen"
 */
export function pathOf(route: RouteId, language: Language): string {
  return localizedPath(language, pages[route].slugs[language], businessFile.slug);
}
