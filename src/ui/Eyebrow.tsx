import type { ReactNode } from "react";
import * as styles from "./Eyebrow.module.css";

export function Eyebrow({ children }: { readonly children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}
