import type { Language } from "../languages";
import { HOME } from "../page-ids";
import { LABELLED_PAGES, type LabelledPage, isRouteId, pathOf } from "./routes";

export interface Breadcrumb {
  readonly label: string;
  readonly path: string;
}

/** The words of a slug: hyphens become spaces, and each word is capitalised (specification, section 2, breadcrumbs). */
function titleCase(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

interface PageTrail {
  readonly language: Language;
  readonly path: string;
  /** The page between home and this one, if any. */
  readonly parent: string | null;
  /** The label of a page in the menus. */
  readonly navigationLabel: (route: LabelledPage) => string;
  /** The page's own label if it has none in the menus: the title of an article. */
  readonly ownLabel?: string;
}

/** The breadcrumb of a page, from home to the page itself; empty on the home page. Pages without a label are named by their slug. */
export function pageBreadcrumbs({ language, path, parent, navigationLabel, ownLabel }: PageTrail): readonly Breadcrumb[] {
  const home = pathOf(HOME, language);
  if (path === home) {
    return [];
  }
  const labels = new Map(LABELLED_PAGES.map((route) => [pathOf(route, language), navigationLabel(route)]));
  if (ownLabel !== undefined) {
    labels.set(path, ownLabel);
  }
  const trail = [home, ...(parent !== null && isRouteId(parent) ? [pathOf(parent, language)] : []), path];
  return trail.map((item) => ({ path: item, label: labels.get(item) ?? titleCase(item.slice(item.lastIndexOf("/") + 1)) }));
}
