import type { ReactNode } from "react";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Chapter.module.css";
import { CHAPTERS, type ChapterId } from "./chapters";
import { FORCED_STATE_ATTRIBUTE } from "./system/forced-states";

interface ChapterProps {
  readonly id: ChapterId;
  /** The part, or the sheet, that the chapter shows. */
  readonly source: string;
  readonly children: ReactNode;
}

/** One subject of the page, with its specimens. */
export function Chapter({ id, source, children }: ChapterProps) {
  const { title, lead } = CHAPTERS[id];
  return (
    <Band id={id} className={styles.chapter}>
      <SectionHead id={`${id}-title`} eyebrow={source} title={title} lead={lead} className={styles.head} />
      <div className={styles.body}>{children}</div>
    </Band>
  );
}

interface StageProps {
  /** The grounds on which parts change their colours. */
  readonly ground?: "deep" | "sun" | undefined;
  /** The states in which the controls of a specimen are shown. */
  readonly forced?: string | undefined;
  readonly children: ReactNode;
}

/** A patch of ground with a part on it. */
function Stage({ ground, forced, children }: StageProps) {
  return (
    <div className={styles.stage} data-ground={ground} {...(forced === undefined ? {} : { [FORCED_STATE_ATTRIBUTE]: forced })}>
      {children}
    </div>
  );
}

interface SpecimenProps {
  /** The state or variant. */
  readonly label: string;
  /** What to look at, or what to do. */
  readonly note?: string;
  readonly ground?: StageProps["ground"];
  readonly children: ReactNode;
}

/** A part in one state, with its name. */
export function Specimen({ label, note, ground, children }: SpecimenProps) {
  return (
    <figure className={styles.specimen}>
      <figcaption className={styles.label}>
        <b>{label}</b>
        {note === undefined ? null : <span>{note}</span>}
      </figcaption>
      <Stage ground={ground}>{children}</Stage>
    </figure>
  );
}

/** Specimens beside each other, where there is room. */
export function Specimens({ children }: { readonly children: ReactNode }) {
  return <div className={styles.specimens}>{children}</div>;
}

const STATES = [
  { name: "Rest", forced: undefined },
  { name: "Hover", forced: "hover" },
  { name: "Focus", forced: "focus" },
  { name: "Pressed", forced: "hover active" },
] as const;

interface InStatesProps extends Omit<SpecimenProps, "children"> {
  /** Renders the part; the name of the state keeps ids apart. */
  readonly children: (state: string) => ReactNode;
}

/** A part in every state of its style sheet, rendered once for each. */
export function InStates({ children, ...specimen }: InStatesProps) {
  return (
    <Specimen {...specimen}>
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
    </Specimen>
  );
}
