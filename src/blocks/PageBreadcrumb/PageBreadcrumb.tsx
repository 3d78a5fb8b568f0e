import { useTexts } from "../../i18n/texts";
import { pageBreadcrumbs } from "../../core/routes/breadcrumbs";
import { Breadcrumb } from "../../ui/Breadcrumb";

interface PageBreadcrumbProps {
  /** The title of an article, which the menus do not have. */
  readonly label?: string;
}

export function PageBreadcrumb({ label }: PageBreadcrumbProps) {
  const { text, language, parent, paths } = useTexts("common");
  const items = pageBreadcrumbs({
    language,
    path: paths[language],
    parent,
    navigationLabel: (route) => text(`nav.${route}`),
    ...(label === undefined ? {} : { ownLabel: label }),
  });
  return <Breadcrumb label={text("breadcrumb.label")} items={items} />;
}
