import { clsx } from "clsx";
import * as styles from "./DashList.module.css";
import { InlineText } from "./InlineText";

interface DashListProps {
  readonly items: readonly string[];
  /** Short entries follow each other in the line. */
  readonly isRow?: boolean;
}

export function DashList({ items, isRow = false }: DashListProps) {
  return (
    <ul className={clsx(styles.dashes, isRow && styles.row)}>
      {items.map((item) => (
        <li key={item}>
          <InlineText>{item}</InlineText>
        </li>
      ))}
    </ul>
  );
}
