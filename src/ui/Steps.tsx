import { clsx } from "clsx";
import type { ReactNode } from "react";
import { InlineText } from "./InlineText";
import * as styles from "./Steps.module.css";

interface StepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** Below the last step. */
  readonly children?: ReactNode;
}

/** Up to four steps in a row; more go on down the page, in two columns. */
export function Steps({ steps, children }: StepsProps) {
  const rows = Math.ceil(steps.length / 2);
  return (
    <ol className={clsx(styles.steps, steps.length > 4 ? styles.columns : styles.row)} style={{ "--rows": rows }}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={index === rows - 1 ? styles.foot : undefined}>
          <h3>{title}</h3>
          <p>
            <InlineText>{text}</InlineText>
          </p>
          {index === steps.length - 1 && children}
        </li>
      ))}
    </ol>
  );
}
