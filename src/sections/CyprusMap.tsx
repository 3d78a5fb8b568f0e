import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { useTexts } from "../i18n/texts";
import map from "../images/map/cyprus-map.svg";
import * as styles from "./CyprusMap.module.css";

interface CyprusMapProps {
  readonly data: Queries.CyprusMapFragment;
}

type PlaceStyle = CSSProperties & { readonly "--x": string; readonly "--y": string };

/** The size of the drawing, in whose coordinates the roads are given. */
const WIDTH = 1600;
const HEIGHT = 1000;

/** The place of the office, whose label says how near it is. */
const OFFICE = "larnaca-airport";

/** The drawn map of Cyprus with driving times to the office. The labels are text over the drawing; a sentence says the same to those who cannot see it. */
export function CyprusMap({ data: { mapJson } }: CyprusMapProps) {
  const { text, has } = useTexts("common");
  return (
    <div className={styles["chart"]} role="img" aria-label={text("map.alt")}>
      <img src={map} alt="" width={WIDTH} height={HEIGHT} loading="lazy" />
      <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} aria-hidden="true" focusable="false">
        {mapJson?.legs.map((leg) => (
          <path key={leg} className={styles["leg"]} d={leg} />
        ))}
      </svg>
      {mapJson?.places.map(({ id, x, y, label, ground, rank }) => {
        const style: PlaceStyle = { "--x": `${String(x)}%`, "--y": `${String(y)}%` };
        return (
          <span
            key={id}
            className={id === OFFICE ? `${styles["place"] ?? ""} ${styles["office"] ?? ""}` : styles["place"]}
            data-label={label}
            data-ground-colour={ground}
            data-rank={rank}
            style={style}
          >
            {text(`places.${id}`)}
            {id === OFFICE ? <small>{text("map.officeOnFoot")}</small> : null}
            {has(`map.minutes.${id}`) ? <b>{text(`map.minutes.${id}`)}</b> : null}
          </span>
        );
      })}
    </div>
  );
}

const KEYS = ["office", "airport", "town", "sight", "crossing", "zone"] as const;

/** What the signs on the map mean. */
export function MapLegend() {
  const { text } = useTexts("common");
  return (
    <ul className={styles["legend"]}>
      {KEYS.map((key) => (
        <li key={key}>
          <i data-key={key} aria-hidden="true" />
          {text(`map.legend.${key}`)}
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment CyprusMap on Query {
    mapJson {
      legs
      places {
        id
        x
        y
        label
        ground
        rank
      }
    }
  }
`;
