import * as styles from "./DashList.module.css";
import { InlineText } from "./InlineText";

export function DashList({ items }: { readonly items: readonly string[] }) {
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
