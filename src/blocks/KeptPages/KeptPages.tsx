import type { LabelledPage } from "../../i18n/routes/routes";
import { useTexts } from "../../i18n/texts";
import { TextLink } from "../../ui/Button";
import * as styles from "./KeptPages.module.css";

/** Links to the precached pages. */
export function KeptPages({ pages }: { readonly pages: readonly LabelledPage[] }) {
  const { text, localPath } = useTexts("common");
  return (
    <ul className={styles.kept}>
      {pages.map((page) => (
        <li key={page}>
          <TextLink href={localPath(page)} icon="arrow-right">
            {text(`nav.${page}`)}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
