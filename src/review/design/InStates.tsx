import type { ReactNode } from "react";
import * as styles from "./InStates.module.css";
import { type ForcedState, type Ground, Stage } from "./Specimen";

const STATES: readonly { readonly name: string; readonly forced?: ForcedState }[] = [
  { name: "Rest" },
  { name: "Hover", forced: "hover" },
  { name: "Focus", forced: "focus" },
  { name: "Pressed", forced: "hover active" },
];

interface InStatesProps {
  readonly ground?: Ground;
  /** Draws the part; it is given the name of the state, for ids. */
  readonly children: (state: string) => ReactNode;
}

/** A part in each state that its style sheet knows: it is drawn once for each, and held in it. */
export function InStates({ ground = "paper", children }: InStatesProps) {
  return (
    <Stage ground={ground}>
      <dl className={styles.states}>
        {STATES.map(({ name, forced }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Stage forced={forced}>{children(name.toLowerCase())}</Stage>
            </dd>
          </div>
        ))}
      </dl>
    </Stage>
  );
}
