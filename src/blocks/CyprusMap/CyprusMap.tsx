import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import tallDrawing from "../../images/map/cyprus-map-tall.svg";
import wideDrawing from "../../images/map/cyprus-map.svg";
import { TALL_DRAWING, WIDE_DRAWING, onTallDrawing } from "../../core/business/map";
import { FailedImage } from "../../ui/FailedImage";
import { useImageFailure } from "../../ui/image-failure";
import * as styles from "./CyprusMap.module.css";

function placeStyle(place: { readonly x: number; readonly y: number }) {
  const tall = onTallDrawing(place);
  return { "--x": `${String(place.x)}%`, "--y": `${String(place.y)}%`, "--tall-x": `${String(tall.x)}%`, "--tall-y": `${String(tall.y)}%` };
}

const DECORATIVE = { "aria-hidden": true, focusable: false } as const;

const OFFICE = "larnaca-airport";

/** The map of Cyprus with driving times to the office; tall on phones. Its labels are text over the drawing. */
export function CyprusMap({ data: { mapJson } }: { readonly data: Queries.CyprusMapFragment }) {
  const { text } = useTexts("common");
  const { left, top, width, height, turn } = TALL_DRAWING;
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
        <source media="(max-width: 47.99rem)" srcSet={tallDrawing} width={width} height={height} />
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
      <svg className={styles.wide} viewBox={`0 0 ${String(WIDE_DRAWING.width)} ${String(WIDE_DRAWING.height)}`} {...DECORATIVE}>
        <g>{roads}</g>
      </svg>
      <svg className={styles.tall} viewBox={`${String(left)} ${String(top)} ${String(width)} ${String(height)}`} {...DECORATIVE}>
        <g transform={`rotate(${String(-turn)})`}>{roads}</g>
      </svg>
      {mapJson?.roads.map(({ name, x, y, wideOnly }) => (
        <span key={name} className={styles.road} data-tall={wideOnly === true ? "none" : undefined} style={placeStyle({ x, y })}>
          {name}
        </span>
      ))}
      {mapJson?.places.map(({ id, name, minutes, x, y, wide, tall }) => (
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
          {name}
          {id === OFFICE ? <small>{text("map.officeOnFoot")}</small> : null}
          {minutes === null ? null : <b>{`${minutes}\u00a0${text("units.minutes")}`}</b>}
        </span>
      ))}
      <span className={styles.north}>{text("map.north")}</span>
    </div>
  );
}

/** For the eye only: to a screen reader the map is one picture, which has its own text. */
export function MapLegend() {
  const { text } = useTexts("common");
  return (
    <ul className={styles.legend} aria-hidden="true">
      {(["airport", "vanBase", "town", "sight", "crossing", "zone"] as const).map((key) => (
        <li key={key}>
          <i data-key={key} />
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
        name(language: $language)
        minutes(language: $language)
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
