import * as styles from "./DashList.module.css";
import { InlineText } from "./InlineText";

interface DashListProps {
  readonly items: readonly string[];
}

export function DashList({ items }: DashListProps) {
  return (
    <ul className={styles.dashes}>
      {items.map((item) => (
        <li key={item}>
          <InlineText>{item}</InlineText>
        </li>
      ))}
    </ul>
  );
}
