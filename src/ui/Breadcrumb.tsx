import * as styles from "./Breadcrumb.module.css";
import { Icon } from "./Icon";

interface BreadcrumbProps {
  readonly label: string;
  readonly items: readonly { readonly label: string; readonly path: string }[];
}

/**
 * The way from the home page to this one; nothing where that would be one item only. The page itself is named for assistive technology
 * alone: to the eye its headline, right below, says the same.
 */
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
