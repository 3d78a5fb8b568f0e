import type { CSSProperties } from "react";
import type { DesignSystem, FluidSize } from "../../core/routes/design-page";
import { LANGUAGES } from "../../core/languages";
import { Chapter } from "./Chapter";
import * as styles from "./Type.module.css";
import { SENTENCES } from "./samples";

/** From this size on a step is a headline's. */
const HEADLINE = 28;

/** A size as a reader of screens knows it. */
function pixels(size: number): string {
  return String(Math.round(size * 10) / 10);
}

type StepStyle = CSSProperties & { readonly "--step": string };

/** One step of the scale, in every language. */
function Step({ step: { name, value, at360, at1440 } }: { readonly step: FluidSize }) {
  const style: StepStyle = { "--step": `var(--${name})` };
  return (
    <section className={styles.step} aria-labelledby={`step-${name}`} style={style}>
      <div>
        <h3 id={`step-${name}`}>{name}</h3>
        <p>
          {pixels(at360)} px at 360, {pixels(at1440)} px at 1440
        </p>
        <code>{value}</code>
      </div>
      <ul data-variant={at1440 >= HEADLINE ? "heavy" : undefined} data-step={name}>
        {LANGUAGES.map((language) => (
          <li key={language} lang={language}>
            {SENTENCES[language]}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every size in every script. */
export function TypeScale({ steps }: Pick<DesignSystem, "steps">) {
  return (
    <Chapter id="type" source="Manrope: Latin, Latin-ext, Greek, Cyrillic">
      {steps.map((step) => (
        <Step key={step.name} step={step} />
      ))}
    </Chapter>
  );
}
