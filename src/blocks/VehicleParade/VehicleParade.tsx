import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { Drawing } from "../../ui/Drawing";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./VehicleParade.module.css";

export interface ParadeVehicle {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly alt: string;
  readonly cutout: Queries.VehicleDrawingFragment;
  readonly notes: readonly ReactNode[];
  readonly status?: ReactNode;
  /** The wishes of a filter that hide it, separated by spaces. */
  readonly lacks?: string;
}

interface VehicleParadeProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead?: string;
  readonly vehicles: readonly ParadeVehicle[];
  /** Of the row: how large its vehicles are. */
  readonly className?: string;
  readonly filter?: ReactNode;
  readonly children?: ReactNode;
}

function Hills() {
  return (
    <svg className={styles.hills} viewBox="0 0 2400 300" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path
        className={styles.far}
        d="M0 210C160 150 260 120 420 150C560 176 640 90 820 96C1000 102 1060 180 1240 170C1420 160 1500 84 1680 92C1880 100 1960 180 2120 160C2260 144 2340 120 2400 132V300H0Z"
      />
      <path
        className={styles.near}
        d="M0 250C260 200 420 236 640 232C900 228 1000 190 1260 206C1500 222 1680 250 1900 226C2120 204 2260 220 2400 236V300H0Z"
      />
    </svg>
  );
}

/** Vehicles on one road, all to the same scale. On a phone the road scrolls sideways. */
export function VehicleParade({ id, eyebrow, title, lead, vehicles, className = "", filter, children }: VehicleParadeProps) {
  const { common } = useTexts("common");
  return (
    <section className={styles.fleet}>
      <div className="wrap">
        <SectionHead id={id} eyebrow={eyebrow} title={title} {...(lead === undefined ? {} : { lead })} />
        {filter}
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without a pointer, the row scrolls only while it has the focus. */}
      <div className={`${styles.parade} ${className}`} tabIndex={0} role="group" aria-label={eyebrow}>
        <div className={styles.paradeScene}>
          <Hills />
          <ul className={styles.paradeRow}>
            {vehicles.map(({ id, name, text, alt, cutout, notes, status, lacks }) => {
              const { width, height } = required(cutout.svgSize, `The size of ${id}’s drawing`);
              return (
                <li key={id} className={styles.vehicle} data-lacks={lacks}>
                  <div className={styles.vehicleStage}>
                    <Drawing
                      src={required(cutout.publicURL, `The address of ${id}’s drawing`)}
                      alt={alt}
                      width={width}
                      height={height}
                      style={{ "--w": width }}
                      unavailable={common.text("picture.unavailable")}
                    />
                  </div>
                  <div className={styles.vehicleText}>
                    <h3>{name}</h3>
                    <p>{text}</p>
                    <ul>
                      {notes.map((note, index) => (
                        <li key={index}>{note}</li>
                      ))}
                    </ul>
                    {status}
                  </div>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      {children}
    </section>
  );
}

export const query = graphql`
  fragment VehicleDrawing on File {
    publicURL
    svgSize {
      width
      height
    }
  }
`;
