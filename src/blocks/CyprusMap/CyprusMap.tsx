import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";
import drawing from "../../images/map/cyprus-map.svg";
import { Drawing } from "../../ui/Drawing";
import * as styles from "./CyprusMap.module.css";

/** How far a name is moved to be beside its mark. The style sheet moves the mark back by the same amount. */
const SIDES: Readonly<Record<string, readonly [across: string, down: string]>> = {
  right: ["var(--gap)", "-50%"],
  left: ["calc(-100% - 1.4 * var(--gap))", "-50%"],
  top: ["-50%", "calc(-100% - var(--gap))"],
  bottom: ["-50%", "var(--gap)"],
  "bottom-end": ["10%", "var(--gap)"],
  "bottom-right": ["-25%", "var(--gap)"],
  "below-right": ["var(--gap)", "0%"],
  "below-left": ["-80%", "var(--gap)"],
  "top-right": ["var(--gap)", "-100%"],
};

function moved(side: string | null, name: "side" | "small-side") {
  const [across, down] = SIDES[side ?? ""] ?? [];
  return { [`--${name}-across`]: across, [`--${name}-down`]: down };
}

/** A position on the map, in percent of its size. */
export const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ "--x": `${String(x)}%`, "--y": `${String(y)}%` });

interface CyprusMapProps {
  readonly data: Queries.CyprusMapFragment;
  /** Drives over the map, which is small then: it names the office and those towns that a small map has room for. */
  readonly children?: ReactNode;
}

/** The map of Cyprus, north up, with driving times to the office. Its names are text over the drawing. A small map shows fewer places. */
export function CyprusMap({ data: { mapJson }, children }: CyprusMapProps) {
  const { text } = useTexts("common");
  const hasDrives = children !== undefined;
  const places = mapJson?.places.filter(
    ({ kind, smallSide }) => !hasDrives || (smallSide !== null && (kind === "office" || kind === "town")),
  );
  return (
    <div className={styles.chart} role="img" aria-label={text("map.alt")}>
      <Drawing src={drawing} alt="" width={1600} height={1000} unavailable={text("picture.unavailable")} />
      {children}
      {hasDrives
        ? null
        : mapJson?.roads.map(({ id, x, y }) => (
            <span key={id} className={styles.road} style={at({ x, y })}>
              {id}
            </span>
          ))}
      {places?.map(({ id, kind, name, minutes, x, y, ground, side, smallSide }) => (
        <span
          key={id}
          className={styles.place}
          data-kind={kind}
          data-ground={ground}
          data-large={smallSide === null ? true : undefined}
          style={{ ...at({ x, y }), ...moved(side, "side"), ...moved(smallSide, "small-side") }}
        >
          {name}
          {minutes === null || hasDrives ? null : <b>{`${minutes}\u00a0${text("units.minutes")}`}</b>}
        </span>
      ))}
    </div>
  );
}

export const query = graphql`
  fragment CyprusMap on Query {
    mapJson {
      roads {
        id
        x
        y
      }
      places {
        id
        kind
        name(language: $language)
        minutes(language: $language)
        x
        y
        ground
        side
        smallSide
      }
    }
  }
`;
