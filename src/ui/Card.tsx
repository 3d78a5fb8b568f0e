import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./Card.module.css";

interface CardProps {
  readonly children: ReactNode;
  /** The colour of the paper. */
  readonly tint?: "sun";
  readonly as?: "div" | "li" | "article";
  readonly className?: string;
}

/** A piece of paper on the page. */
export function Card({ children, tint, as: Element = "div", className }: CardProps) {
  return (
    <Element className={clsx(styles.card, className)} data-tint={tint}>
      {children}
    </Element>
  );
}
