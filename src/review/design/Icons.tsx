import type { DesignSystem } from "../../core/routes/design-page";
import { Icon } from "../../ui/Icon";
import { Chapter } from "./Chapter";
import * as styles from "./Icons.module.css";

/** All signs. */
export function Icons({ icons }: Pick<DesignSystem, "icons">) {
  return (
    <Chapter id="icons" source="Icon; src/images/icons/sprite.svg">
      <ul className={styles.icons}>
        {icons.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
