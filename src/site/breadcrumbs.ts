import { isLanguage } from "./languages";

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
