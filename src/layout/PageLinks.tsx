import { useTexts } from "../i18n/texts";
import type { LabelledPage } from "../i18n/routes/routes";

/** Items of a list of pages. They mark the current page, and the travel guide above an article. */
export function PageLinks({ pages }: { readonly pages: readonly LabelledPage[] }) {
  const { text, localPath, routeId, parent } = useTexts("common");
  const isListed = pages.some((page) => page === routeId);
  return pages.map((page) => (
    <li key={page}>
      <a href={localPath(page)} aria-current={page === routeId ? "page" : !isListed && page === parent ? "true" : undefined}>
        {text(`nav.${page}`)}
      </a>
    </li>
  ));
}
