import { WalkDrawing } from "./WalkDrawing";
import * as styles from "./Walk.module.css";

/** The way on foot from arrivals to the office, drawn, and its steps. */
export function Walk({ steps }: { readonly steps: readonly string[] }) {
  return (
    <div className={styles.walk}>
      <WalkDrawing />
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
