import { clsx } from "clsx";
import { InlineText } from "./InlineText";
import * as styles from "./Steps.module.css";

interface StepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

export function Steps({ steps }: StepsProps) {
  // More than four go on down the page, in two columns.
  const rows = Math.ceil(steps.length / 2);
  return (
    <ol className={styles.steps} style={{ "--rows": rows }}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={clsx(index === rows - 1 && styles.foot)}>
          <h3>{title}</h3>
          <p>
            <InlineText>{text}</InlineText>
          </p>
        </li>
      ))}
    </ol>
  );
}
