import { useTranslation } from "react-i18next";
import { textOf } from "../i18n/texts";
import { usePage } from "../page/page";

/** Items of a list of pages. They mark the current page, and the travel guide above an article. */
export function PageLinks({ pages }: { readonly pages: readonly string[] }) {
  const { t } = useTranslation("common");
  const { localPath, routeId, parent } = usePage();
  const isListed = pages.some((page) => page === routeId);
  return pages.map((page) => (
    <li key={page}>
      <a href={localPath(page)} aria-current={page === routeId ? "page" : !isListed && page === parent ? "true" : undefined}>
        {textOf(t, "nav", page)}
      </a>
    </li>
  ));
}
