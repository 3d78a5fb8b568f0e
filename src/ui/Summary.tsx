import type { ReactNode } from "react";
import { Icon } from "./Icon";
import * as styles from "./Summary.module.css";

/** What opens in the text. */
export function Summary({ children }: { readonly children: ReactNode }) {
  return (
    <summary className={styles.summary}>
      <Icon name="chevron-down" />
      {children}
    </summary>
  );
}
