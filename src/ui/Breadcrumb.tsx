import { clsx } from "clsx";
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
    <nav className={clsx("small", styles.breadcrumb)} aria-label={label}>
      <ol>
        {items.map(({ path, label }, index) =>
          index === items.length - 1 ? (
            <li key={path} aria-current="page">
              {label}
            </li>
          ) : (
            <li key={path}>
              <a href={path}>{label}</a>
              <Icon name="chevron-right" />
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
