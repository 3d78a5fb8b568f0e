import { useLocalPath } from "../i18n/local-path";
import { usePage } from "../i18n/page";
import { useTexts } from "../i18n/texts";
import { breadcrumbs } from "../site/breadcrumbs";
import { NAVIGATION, FOOTER_LINKS, isRouteId } from "../site/routes";
import { Breadcrumb } from "../ui/Breadcrumb";

interface PageBreadcrumbProps {
  /** The page's own label, where the menus have none for it: the title of an article. */
  readonly label?: string;
}

/** The breadcrumb of the page that is shown, from its path and the labels of the menus. */
export function PageBreadcrumb({ label }: PageBreadcrumbProps) {
  const { text } = useTexts("common");
  const { language, parent, paths } = usePage();
  const localPath = useLocalPath();
  const path = paths[language];
  const labels = Object.fromEntries(
    [...new Set([...NAVIGATION, ...FOOTER_LINKS])].map((route) => [localPath(route), text(`nav.${route}`)]),
  );
  const between = parent !== null && isRouteId(parent) ? [localPath(parent)] : [];
  const items = breadcrumbs(path, label === undefined ? labels : { ...labels, [path]: label }, between);
  return <Breadcrumb label={text("breadcrumb.label")} items={items} />;
}
