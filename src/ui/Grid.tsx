import { clsx } from "clsx";
import { Children, type ReactNode } from "react";
import * as styles from "./Grid.module.css";

interface GridProps {
  readonly children: ReactNode;
  /** The narrowest that a column may be, in rem. */
  readonly min?: number;
  readonly as?: "div" | "ul" | "dl";
  readonly className?: string;
}

/** Entries side by side, as many in a row as fit. The columns have their width before all entries have arrived. */
export function Grid({ children, min = 17, as: Element = "div", className }: GridProps) {
  return (
    <Element
      className={clsx(styles.grid, className)}
      style={{ "--column": `${String(min)}rem`, "--most": Children.toArray(children).length }}
    >
      {children}
    </Element>
  );
}
