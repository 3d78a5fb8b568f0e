import type { ReactNode } from "react";
import * as styles from "./Prose.module.css";

/** Running text, in lines that are easy to read. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
