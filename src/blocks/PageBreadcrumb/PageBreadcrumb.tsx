import { useTexts } from "../../i18n/texts";
import { pageBreadcrumbs } from "../../i18n/routes/breadcrumbs";
import { Breadcrumb } from "../../ui/Breadcrumb";

interface PageBreadcrumbProps {
  /** The title of an article, which the menus do not have. */
  readonly label?: string;
}

export function PageBreadcrumb({ label }: PageBreadcrumbProps) {
  const { text, language, paths, ...page } = useTexts("common");
  const items = pageBreadcrumbs({ ...page, path: paths[language], ownLabel: label });
  return <Breadcrumb label={text("breadcrumb.label")} items={items} />;
}
