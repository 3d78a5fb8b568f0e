import { graphql } from "gatsby";
import type { CSSProperties, ReactNode } from "react";
import { useTexts } from "../../i18n/texts";
import tallDrawing from "../../images/map/cyprus-map-tall.svg";
import wideDrawing from "../../images/map/cyprus-map.svg";
import { TALL_DRAWING, WIDE_DRAWING, onTallDrawing } from "../../core/business/map";
import { FailedImage } from "../../ui/FailedImage";
import { useImageFailure } from "../../ui/image-failure";
import * as styles from "./CyprusMap.module.css";

type PlaceStyle = CSSProperties & Readonly<Record<"--x" | "--y" | "--tall-x" | "--tall-y", string>>;

/** Positions on the wide and on the tall drawing. */
function placeStyle(place: { readonly x: number; readonly y: number }): PlaceStyle {
  const tall = onTallDrawing(place);
  return { "--x": `${String(place.x)}%`, "--y": `${String(place.y)}%`, "--tall-x": `${String(tall.x)}%`, "--tall-y": `${String(tall.y)}%` };
}

const OFFICE = "larnaca-airport";

const TALL_BOX = [TALL_DRAWING.left, TALL_DRAWING.top, TALL_DRAWING.width, TALL_DRAWING.height].join(" ");

function Roads({ box, turn = 0, children }: { readonly box: string; readonly turn?: number; readonly children: ReactNode }) {
  return (
    <svg className={turn === 0 ? styles.wide : styles.tall} viewBox={box} aria-hidden="true" focusable="false">
      <g transform={turn === 0 ? undefined : `rotate(${String(-turn)})`}>{children}</g>
    </svg>
  );
}

/** The map of Cyprus with driving times to the office; tall on phones. Its labels are text over the drawing. */
export function CyprusMap({ data: { mapJson } }: { readonly data: Queries.CyprusMapFragment }) {
  const { text, has } = useTexts("common");
  const { image, hasFailed, onError } = useImageFailure();
  if (hasFailed) {
    // Labels are useless without the drawing.
    return (
      <div className={styles.chart}>
        <FailedImage alt={text("map.alt")} unavailable={text("picture.unavailable")} />
      </div>
    );
  }
  const roads = mapJson?.roads.map(({ name, path }) => <path key={name} d={path} />);
  return (
    <div className={styles.chart} role="img" aria-label={text("map.alt")}>
      <picture>
        <source media="(max-width: 47.99rem)" srcSet={tallDrawing} width={TALL_DRAWING.width} height={TALL_DRAWING.height} />
        <img
          ref={image}
          src={wideDrawing}
          alt=""
          width={WIDE_DRAWING.width}
          height={WIDE_DRAWING.height}
          loading="lazy"
          onError={onError}
        />
      </picture>
      <Roads box={`0 0 ${String(WIDE_DRAWING.width)} ${String(WIDE_DRAWING.height)}`}>{roads}</Roads>
      <Roads box={TALL_BOX} turn={TALL_DRAWING.turn}>
        {roads}
      </Roads>
      {mapJson?.roads.map(({ name, x, y, wideOnly }) => (
        <span key={name} className={styles.road} data-tall={wideOnly === true ? "none" : undefined} style={placeStyle({ x, y })}>
          {name}
        </span>
      ))}
      {mapJson?.places.map(({ id, x, y, wide, tall }) => (
        <span
          key={id}
          className={id === OFFICE ? `${styles.place} ${styles.office}` : styles.place}
          data-wide={wide.side}
          data-wide-ground={wide.ground}
          data-desk-only={wide.deskOnly === true ? true : undefined}
          data-tall={tall?.side ?? "none"}
          data-tall-ground={tall?.ground}
          style={placeStyle({ x, y })}
        >
          {text(`places.${id}`)}
          {id === OFFICE ? <small>{text("map.officeOnFoot")}</small> : null}
          {has(`map.minutes.${id}`) ? <b>{text(`map.minutes.${id}`)}</b> : null}
        </span>
      ))}
      <span className={styles.north}>{text("map.north")}</span>
    </div>
  );
}

const KEYS = ["airport", "vanBase", "town", "sight", "crossing", "zone"] as const;

export function MapLegend() {
  const { text } = useTexts("common");
  return (
    <ul className={styles.legend}>
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
      roads {
        name
        x
        y
        wideOnly
        path
      }
      places {
        id
        x
        y
        wide {
          side
          ground
          deskOnly
        }
        tall {
          side
          ground
        }
      }
    }
  }
`;
