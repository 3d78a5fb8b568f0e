import * as styles from "./CheckList.module.css";
import { Icon } from "./Icon";

/** What one gets, each with a tick. */
export function CheckList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.checks}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check-circle" />
          {item}
        </li>
      ))}
    </ul>
  );
}
