import type { ReactNode } from "react";
import { FORCED_STATE_ATTRIBUTE } from "../../core/routes/design-page";
import * as styles from "./Specimen.module.css";

/** What a specimen lies on. */
export type Ground = "paper" | "warm" | "cool" | "surface" | "sunk" | "deep" | "sun";

/** A state in which the controls of a specimen are held. */
export type ForcedState = "hover" | "focus" | "hover active";

interface StageProps {
  readonly ground?: Ground;
  readonly forced?: ForcedState | undefined;
  readonly children: ReactNode;
}

/** The parts of the site look at `data-ground` for the two grounds on which they change. */
const TELLING_GROUNDS: readonly Ground[] = ["deep", "sun"];

/** A patch of ground with a part on it. */
export function Stage({ ground = "paper", forced, children }: StageProps) {
  return (
    <div
      className={styles.stage}
      data-patch={ground}
      {...(TELLING_GROUNDS.includes(ground) ? { "data-ground": ground } : {})}
      {...(forced === undefined ? {} : { [FORCED_STATE_ATTRIBUTE]: forced })}
    >
      {children}
    </div>
  );
}

interface SpecimenProps extends StageProps {
  /** What state or kind is shown. */
  readonly label: string;
  /** What to look at, or what to do. */
  readonly note?: string;
}

/** A part in one state, with its name. */
export function Specimen({ label, note, ...stage }: SpecimenProps) {
  return (
    <figure className={styles.specimen}>
      <figcaption className={styles.label}>
        <b>{label}</b>
        {note === undefined ? null : <span>{note}</span>}
      </figcaption>
      <Stage {...stage} />
    </figure>
  );
}

/** Specimens beside each other, where there is room. */
export function Specimens({ children }: { readonly children: ReactNode }) {
  return <div className={styles.specimens}>{children}</div>;
}
