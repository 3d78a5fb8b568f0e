import type { ReactNode } from "react";
import { usePage } from "../page/page";
import { Icon } from "../ui/Icon";
import * as styles from "./Brand.module.css";

/**
 * The mark and the name, as a link to the home page.
 *
 * @param children what stands below the name
 */
export function Brand({ children }: { readonly children?: ReactNode }) {
  const { localPath, business } = usePage();
  return (
    <a className={styles.brand} href={localPath("home")}>
      <Icon name="brand" />
      <b>{business.brand}</b>
      {children}
    </a>
  );
}
