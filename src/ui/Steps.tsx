import { clsx } from "clsx";
import { InlineText } from "./InlineText";
import * as styles from "./Steps.module.css";

interface StepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** Up to four steps in a row; more go on down the page, in two columns. */
export function Steps({ steps }: StepsProps) {
  const rows = Math.ceil(steps.length / 2);
  return (
    <ol className={clsx(styles.steps, steps.length > 4 ? styles.columns : styles.row)} style={{ "--rows": rows }}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={index === rows - 1 ? styles.foot : undefined}>
          <h3>{title}</h3>
          <p>
            <InlineText>{text}</InlineText>
          </p>
        </li>
      ))}
    </ol>
  );
}
