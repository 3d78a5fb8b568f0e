import type { Contrast, DesignSystem, Role } from "../site/design-page";
import { Chapter } from "./Chapter";
import * as styles from "./Colours.module.css";

type Scheme = keyof Contrast["ratios"];

interface PairProps {
  readonly contrast: Contrast;
  readonly colourOf: (name: string, scheme: Scheme) => string;
}

const SCHEMES: readonly Scheme[] = ["light", "dark"];

/** Rounded down, so that 4.48 does not pass as 4.5. */
function written(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

/** A colour upon a ground, in both schemes. */
function Pair({ contrast: { text, ground, needed, ratios }, colourOf }: PairProps) {
  const isEnough = SCHEMES.every((scheme) => ratios[scheme] >= needed);
  return (
    <li className={styles["pair"]}>
      <p className={styles["halves"]}>
        {SCHEMES.map((scheme) => (
          <span key={scheme} style={{ background: colourOf(ground, scheme), color: colourOf(text, scheme) }}>
            <span className="visually-hidden">{scheme}: </span>
            {written(ratios[scheme])}
          </span>
        ))}
      </p>
      <b>{ground}</b>
      <span className={styles["needed"]}>{isEnough ? `needs ${String(needed)}` : `too little: needs ${String(needed)}`}</span>
    </li>
  );
}

/** What is read upon what, and how well. */
export function Contrasts({ contrasts, roles, palette }: Pick<DesignSystem, "contrasts" | "roles" | "palette">) {
  const known = new Map<string, Role["colours"]>([
    ...palette.map(({ name, value }) => [name, { light: value, dark: value }] as const),
    ...roles.map(({ name, colours }) => [name, colours] as const),
  ]);
  const colourOf = (name: string, scheme: Scheme): string => known.get(name)?.[scheme] ?? "";
  return (
    <Chapter id="contrast" source="src/build/design-page/pairs.ts">
      <div className={styles["groups"]}>
        {[...new Set(contrasts.map(({ text }) => text))].map((text) => (
          <section key={text} className={styles["pairs"]} aria-labelledby={`contrast-${text}`}>
            <h3 id={`contrast-${text}`}>{text}</h3>
            <ul>
              {contrasts
                .filter((contrast) => contrast.text === text)
                .map((contrast) => (
                  <Pair key={contrast.ground} contrast={contrast} colourOf={colourOf} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Chapter>
  );
}
