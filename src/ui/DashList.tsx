import * as styles from "./DashList.module.css";
import { InlineText } from "./InlineText";

/** A list of sentences with a dash before each. `--dash-gap` and `--dash-offset` fit it to the text around it. */
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
