import { InlineText } from "./InlineText";
import * as styles from "./Steps.module.css";

interface StepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

export function Steps({ steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <InlineText>{text}</InlineText>
          </p>
        </li>
      ))}
    </ol>
  );
}
