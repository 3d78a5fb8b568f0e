import * as styles from "./Breadcrumb.module.css";
import { Icon } from "./Icon";

interface BreadcrumbProps {
  readonly label: string;
  readonly items: readonly { readonly label: string; readonly path: string }[];
}

/** Empty for a single item. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  if (items.length < 2) {
    return null;
  }
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol>
        {items.map(({ path, label }, index) => (
          <li key={path} aria-current={index === items.length - 1 ? "page" : undefined}>
            {index === items.length - 1 ? label : <a href={path}>{label}</a>}
            {index === items.length - 1 ? null : <Icon name="chevron-right" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
