import { type Language, isLanguage } from "../languages";
import { LABELLED_PAGES, type LabelledPage, isRouteId, pathOf } from "./routes";

export interface Breadcrumb {
  readonly label: string;
  readonly path: string;
}

/** The words of an unknown segment: hyphens become spaces, each word gets a capital (specification, section 2, breadcrumbs). */
function titleCase(segment: string): string {
  return segment
    .split("-")
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/**
 * The breadcrumb of a path: the language prefix is the home page, known paths carry their translated label, others are title-cased.
 *
 * @param path the page's path, with its language prefix
 * @param labels translated labels by path; the home page's among them
 * @param between pages that stand between home and the page without being part of its path
 * @returns home first, the page itself last; empty when that would be one item only, which says nothing
 * @example breadcrumbs("/de/anfahrt", { "/de": "Start", "/de/anfahrt": "Anfahrt" })
 * // [{ label: "Start", path: "/de" }, { label: "Anfahrt", path: "/de/anfahrt" }]
 */
export function breadcrumbs(
  path: string,
  labels: Readonly<Record<string, string>>,
  between: readonly string[] = [],
): readonly Breadcrumb[] {
  const segments = path.split("/").filter((segment) => segment !== "");
  const prefix = isLanguage(segments[0]) ? segments[0] : "";
  const ownSegments = prefix === "" ? segments : segments.slice(1);
  const home = `/${prefix}`;
  const own = ownSegments.map((_, index) => [prefix, ...ownSegments.slice(0, index + 1)].filter((part) => part !== "").join("/"));
  const trail = [home, ...between, ...own.map((part) => `/${part}`)];
  if (own.length === 0) {
    return [];
  }
  return trail.map((item) => ({ path: item, label: labels[item] ?? titleCase(item.slice(item.lastIndexOf("/") + 1)) }));
}

interface PageTrail {
  readonly language: Language;
  /** The page's own path. */
  readonly path: string;
  /** The page that stands between home and this one, if any. */
  readonly parent: string | null;
  /** What the menus call a page. */
  readonly navigationLabel: (route: LabelledPage) => string;
  /** The page's own label, where the menus have none for it: the title of an article. */
  readonly ownLabel?: string;
}

/** The breadcrumb of a page of the site, from its path and the labels of the menus. */
export function pageBreadcrumbs({ language, path, parent, navigationLabel, ownLabel }: PageTrail): readonly Breadcrumb[] {
  const labels = Object.fromEntries(LABELLED_PAGES.map((route) => [pathOf(route, language), navigationLabel(route)]));
  const between = parent !== null && isRouteId(parent) ? [pathOf(parent, language)] : [];
  return breadcrumbs(path, ownLabel === undefined ? labels : { ...labels, [path]: ownLabel }, between);
}
