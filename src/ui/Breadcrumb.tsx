import * as styles from "./Breadcrumb.module.css";
import { Icon } from "./Icon";

interface BreadcrumbProps {
  /** What the row is, for assistive technology. */
  readonly label: string;
  readonly items: readonly { readonly label: string; readonly path: string }[];
}

/** The way from the home page to this one; nothing where that would be one item only. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  if (items.length < 2) {
    return null;
  }
  return (
    <nav className={styles["breadcrumb"]} aria-label={label}>
      <ol>
        {items.map((item, index) => (
          <li key={item.path}>
            {index === items.length - 1 ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <>
                <a href={item.path}>{item.label}</a>
                <Icon name="chevron-right" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
