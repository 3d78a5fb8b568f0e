import { useTexts } from "../i18n/texts";
import { BrandMark } from "../ui/BrandMark";
import * as styles from "./Brand.module.css";

/**
 * The mark, the name, and where to find us.
 *
 * @param isCopy the document draws the mark once, in the header
 */
export function Brand({ isCopy = false }: { readonly isCopy?: boolean }) {
  const { text, localPath, business } = useTexts("common");
  return (
    <a className={styles.brand} href={localPath("home")}>
      {isCopy ? (
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <use href="#brand-mark" />
        </svg>
      ) : (
        <BrandMark />
      )}
      <b>{business.brand}</b>
      {isCopy ? null : <small>{text("site.locatedAt")}</small>}
    </a>
  );
}
