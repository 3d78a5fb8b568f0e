import type { DesignSystem, FluidSize, Token } from "../site/design-page";
import { Chapter } from "./Chapter";
import * as styles from "./Measures.module.css";
import { TokenList } from "./TokenList";

function rounded(size: number): string {
  return String(Math.round(size * 10) / 10);
}

function Spaces({ spaces }: { readonly spaces: readonly FluidSize[] }) {
  return (
    <section className={styles["group"]}>
      <h3>Spaces</h3>
      <ul className={styles["spaces"]}>
        {spaces.map(({ name, at360, at1440 }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{at360 === at1440 ? `${rounded(at360)} px` : `${rounded(at360)} to ${rounded(at1440)} px`}</span>
            <i style={{ inlineSize: `var(--${name})` }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BoxesProps {
  readonly title: string;
  readonly tokens: readonly Token[];
  readonly property: "borderRadius" | "boxShadow";
}

/** What a box can have: corners, or a shadow. */
function Boxes({ title, tokens, property }: BoxesProps) {
  return (
    <section className={styles["group"]}>
      <h3>{title}</h3>
      <ul className={styles["boxes"]}>
        {tokens.map(({ name, value }) => (
          <li key={name}>
            <i style={{ [property]: `var(--${name})` }} />
            <b>{name}</b>
            {property === "borderRadius" ? <code>{value}</code> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Sizes of everything but type. */
export function Measures({ design }: { readonly design: DesignSystem }) {
  return (
    <Chapter id="measures" source="src/styles/tokens.css">
      <Spaces spaces={design.spaces} />
      <Boxes title="Corners" tokens={design.radii} property="borderRadius" />
      <Boxes title="Shadows" tokens={design.shadows} property="boxShadow" />
      <TokenList title="Durations" tokens={design.durations} />
      <TokenList title="Levels" tokens={design.levels} />
    </Chapter>
  );
}
