import { useTranslation } from "react-i18next";
import { menuLabel } from "../../i18n/texts";
import { usePage } from "../../page/page";
import { pageBreadcrumbs } from "../../i18n/routes/breadcrumbs";
import { Breadcrumb } from "../../ui/Breadcrumb";

interface PageBreadcrumbProps {
  /** The title of an article, which the menus do not have. */
  readonly label?: string;
}

export function PageBreadcrumb({ label }: PageBreadcrumbProps) {
  const { t, i18n } = useTranslation("common");
  const { language, paths, ...page } = usePage();
  const items = pageBreadcrumbs({ ...page, path: paths[language], labelOf: (id) => menuLabel(i18n, id), ownLabel: label });
  return <Breadcrumb label={t("breadcrumb.label")} items={items} />;
}
