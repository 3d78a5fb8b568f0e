import * as styles from "./Breadcrumb.module.css";
import { Icon } from "./Icon";

interface BreadcrumbProps {
  readonly label: string;
  readonly items: readonly { readonly label: string; readonly path: string }[];
}

/** Empty for a single item. The current page is visually hidden, because its headline follows. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  const current = items.at(-1);
  const way = items.slice(0, -1);
  if (current === undefined || way.length === 0) {
    return null;
  }
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol>
        {way.map((item, index) => (
          <li key={item.path}>
            {index === 0 ? null : <Icon name="chevron-right" />}
            <a href={item.path}>{item.label}</a>
          </li>
        ))}
        <li className="visually-hidden" aria-current="page">
          {current.label}
        </li>
      </ol>
    </nav>
  );
}
