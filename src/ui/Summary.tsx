import type { ReactNode } from "react";
import * as styles from "./Summary.module.css";

/** What opens in the text. */
export function Summary({ children }: { readonly children: ReactNode }) {
  return <summary className={styles.summary}>{children}</summary>;
}
