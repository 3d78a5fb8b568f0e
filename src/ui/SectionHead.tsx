import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./SectionHead.module.css";

interface SectionHeadProps {
  readonly id: string;
  readonly eyebrow?: string | undefined;
  readonly title: string;
  readonly lead?: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

export function SectionHead({ id, eyebrow, title, lead, children, className }: SectionHeadProps) {
  return (
    <div className={clsx(styles.head, className)}>
      {eyebrow === undefined ? null : <p className="small">{eyebrow}</p>}
      <h2 id={id}>{title}</h2>
      {lead === undefined ? null : <p className="lead">{lead}</p>}
      {children}
    </div>
  );
}
