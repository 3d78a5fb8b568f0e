import { useTexts } from "../i18n/texts";
import type { LabelledPage } from "../core/routes/routes";
import { Icon } from "../ui/Icon";

export function PageLinks({ pages }: { readonly pages: readonly LabelledPage[] }) {
  const { text, localPath } = useTexts("common");
  return pages.map((page) => (
    <li key={page}>
      <a href={localPath(page)}>{text(`nav.${page}`)}</a>
    </li>
  ));
}

interface NavigationLinksProps {
  readonly pages: readonly LabelledPage[];
  readonly icon?: string;
}

/** The list items of a navigation. They mark the current page, and the travel guide above an article. */
export function NavigationLinks({ pages, icon }: NavigationLinksProps) {
  const { text, localPath, routeId, parent } = useTexts("common");
  const isListed = pages.some((page) => page === routeId);
  return pages.map((page) => (
    <li key={page}>
      <a href={localPath(page)} aria-current={page === routeId ? "page" : !isListed && page === parent ? "true" : undefined}>
        {text(`nav.${page}`)}
        {icon === undefined ? null : <Icon name={icon} />}
      </a>
    </li>
  ));
}
