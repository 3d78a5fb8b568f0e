import { HOME } from "../page-ids";

export interface BreadcrumbItem {
  readonly label: string;
  readonly path: string;
}

/** The last part of a path as words: hyphens become spaces, and each word is capitalised (requirement 2.5). */
const titleOf = (path: string): string =>
  path
    .slice(path.lastIndexOf("/") + 1)
    .replaceAll("-", " ")
    .replace(/(?<=^| )./g, (letter) => letter.toUpperCase());

interface PageTrail {
  readonly routeId: string;
  readonly path: string;
  /** The page between home and this one, if any. */
  readonly parent: string | null;
  readonly localPath: (page: string) => string;
  /** The label of a page in the menus, if it has one. */
  readonly labelOf: (page: string) => string | undefined;
  /** The page's own label if it has none in the menus: the title of an article. */
  readonly ownLabel?: string | undefined;
}

/** The breadcrumb of a page, from home to the page itself; empty on the home page. Pages without a label are named by their slug. */
export function pageBreadcrumbs({ routeId, path, parent, localPath, labelOf, ownLabel }: PageTrail): readonly BreadcrumbItem[] {
  if (path === localPath(HOME)) {
    return [];
  }
  const named = (item: string, label: string | undefined): BreadcrumbItem => ({ path: item, label: label ?? titleOf(item) });
  const above = parent === null ? [HOME] : [HOME, parent];
  return [...above.map((page) => named(localPath(page), labelOf(page))), named(path, ownLabel ?? labelOf(routeId))];
}
