import type { ReactNode } from "react";
import { useTexts } from "../i18n/texts";
import { Icon } from "../ui/Icon";
import * as styles from "./Brand.module.css";

/**
 * The mark and the name, as a link to the home page.
 *
 * @param children what stands below the name
 */
export function Brand({ children }: { readonly children?: ReactNode }) {
  const { localPath, business } = useTexts("common");
  return (
    <a className={styles.brand} href={localPath("home")}>
      <Icon name="brand" />
      <b>{business.brand}</b>
      {children}
    </a>
  );
}
