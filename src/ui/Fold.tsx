import type { ReactNode } from "react";
import * as styles from "./Fold.module.css";

interface FoldProps {
  /** Names what is folded, such as “All reasons”. */
  readonly label: string;
  /** How many entries of the list stay visible. */
  readonly shown: 0 | 3 | "all";
  /** One element. With 0 it is folded as a whole, otherwise it is a list or a table. */
  readonly children: ReactNode;
}

/**
 * Shortens a list on phones until the visitor asks for the rest, or follows a link to one of its entries. It needs no script; wide screens,
 * print and older browsers show everything.
 */
export function Fold({ label, shown, children }: FoldProps) {
  return (
    <div className={styles.fold} data-shown={shown}>
      {children}
      <label className={styles.more}>
        <input type="checkbox" />
        <span>{label}</span>
      </label>
    </div>
  );
}
