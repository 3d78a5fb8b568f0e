import type { ReactNode } from "react";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Chapter.module.css";
import { FORCED_STATE_ATTRIBUTE } from "./system/forced-states";

/** A part in one state or variant, or in every state of its style sheet. */
interface SpecimenProps {
  /** The state or variant. */
  readonly label: string;
  /** What to look at, or what to do. */
  readonly note?: string;
  /** The grounds on which parts change their colours. */
  readonly ground?: "deep" | "sun";
  /** The part; given a function, the part in every state, whose name keeps ids apart. */
  readonly part: ReactNode | ((state: string) => ReactNode);
}

const STATES = [
  { name: "Rest", forced: undefined },
  { name: "Hover", forced: "hover" },
  { name: "Focus", forced: "focus" },
  { name: "Pressed", forced: "hover active" },
] as const;

function Specimen({ label, note, ground, part }: SpecimenProps) {
  return (
    <figure className={styles.specimen}>
      <figcaption className={styles.label}>
        <b>{label}</b>
        {note === undefined ? null : <span>{note}</span>}
      </figcaption>
      <div className={styles.stage} data-ground={ground}>
        {typeof part !== "function" ? (
          part
        ) : (
          <dl className={styles.states}>
            {STATES.map(({ name, forced }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <div className={styles.stage} {...{ [FORCED_STATE_ATTRIBUTE]: forced }}>
                    {part(name.toLowerCase())}
                  </div>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </figure>
  );
}

/** One subject of the page. */
export interface ChapterProps {
  /** The anchor. */
  readonly id: string;
  /** The parts, or the sheet, that the chapter shows. */
  readonly source: string;
  readonly title: string;
  readonly lead: string;
  readonly specimens?: readonly SpecimenProps[];
  /** Whether specimens are beside each other, where there is room. */
  readonly isGrid?: boolean;
  readonly children?: ReactNode;
}

export function Chapter({ id, source, title, lead, specimens = [], isGrid = false, children }: ChapterProps) {
  const shown = specimens.map((specimen, index) => <Specimen key={index} {...specimen} />);
  return (
    <Band id={id} className={styles.chapter}>
      <SectionHead id={`${id}-title`} eyebrow={source} title={title} lead={lead} className={styles.head} />
      <div className={styles.body}>
        {isGrid ? <div className={styles.specimens}>{shown}</div> : shown}
        {children}
      </div>
    </Band>
  );
}
