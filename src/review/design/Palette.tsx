import type { DesignSystem } from "../../core/routes/design-page";
import { Chapter } from "./Chapter";
import * as styles from "./Colours.module.css";

/** The colours that there are. */
export function Palette({ palette }: Pick<DesignSystem, "palette">) {
  return (
    <Chapter id="palette" source="src/styles/tokens.css, step 1">
      <ul className={styles.palette}>
        {palette.map(({ name, value }) => (
          <li key={name}>
            <span className={styles.field} style={{ background: value }} />
            <b>{name}</b>
            <code>{value}</code>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
