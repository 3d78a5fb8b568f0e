import { graphql } from "gatsby";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import drawing from "../../images/map/cyprus-map.svg";
import { FailedImage } from "../../ui/FailedImage";
import { useImageFailure } from "../../ui/image-failure";
import * as styles from "./CyprusMap.module.css";

/** How far a name is moved from its mark, across and down; the mark is moved back by as much. */
const SIDES: Readonly<Record<string, readonly [across: string, down: string]>> = {
  right: ["var(--gap)", "-50%"],
  left: ["calc(-100% - var(--gap))", "-50%"],
  top: ["-50%", "calc(-100% - var(--gap))"],
  bottom: ["-50%", "var(--gap)"],
  "bottom-right": ["-25%", "var(--gap)"],
  "below-right": ["var(--gap)", "0%"],
  "below-left": ["-80%", "var(--gap)"],
  "top-left": ["calc(-100% - var(--gap))", "-100%"],
  "top-right": ["var(--gap)", "-100%"],
};

function moved(side: string | null, name: "side" | "small-side") {
  const [across, down] = SIDES[side ?? ""] ?? [];
  return { [`--${name}-across`]: across, [`--${name}-down`]: down };
}

const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ "--x": `${String(x)}%`, "--y": `${String(y)}%` });

interface Drive {
  readonly id: string;
  readonly course: string;
}

function pointsOf({ course }: Drive) {
  return course
    .slice(1)
    .split("L")
    .map((point) => {
      const [x = 0, y = 0] = point.split(" ").map(Number);
      return { x, y };
    });
}

const middle = (one: number, other: number) => (one + other) / 2;

/** Where the number of a drive is: halfway along its road. */
function halfway(drive: Drive) {
  const points = pointsOf(drive);
  const { x, y } = required(points[Math.floor(points.length / 2)], "The course of a drive");
  return at({ x: x / 16, y: y / 10 });
}

/** The road of a drive, which bends at its points as roads do. */
function bends(drive: Drive): string {
  const [start, ...points] = pointsOf(drive).map(({ x, y }, index, all) => {
    const next = all[index + 1] ?? { x, y };
    return `${String(x)} ${String(y)} ${index === 0 ? "" : `${String(middle(x, next.x))} ${String(middle(y, next.y))}`}`;
  });
  return `M${start ?? ""}Q${points.join("Q")}`;
}

interface CyprusMapProps {
  readonly data: Queries.CyprusMapFragment;
  /** Numbered roads over the map, in colours `--drive-1` and so on. They take the place of the driving times. */
  readonly drives?: readonly Drive[];
  /** The id of the drive that stands out from the others. */
  readonly driveInView?: string | undefined;
}

/** The map of Cyprus, north up, with driving times to the office. Its names are text over the drawing. A small map shows fewer places. */
export function CyprusMap({ data: { mapJson }, drives = [], driveInView }: CyprusMapProps) {
  const { text } = useTexts("common");
  const { image, hasFailed, onError } = useImageFailure();
  if (hasFailed) {
    // Names are useless without the drawing.
    return (
      <div className={styles.chart}>
        <FailedImage alt={text("map.alt")} unavailable={text("picture.unavailable")} />
      </div>
    );
  }
  // Roads leave room for the towns only.
  const places = mapJson?.places.filter(({ kind }) => drives.length === 0 || kind === "office" || kind === "town");
  const isAside = (id: string) => (driveInView === undefined ? undefined : driveInView !== id);
  return (
    <div className={styles.chart} role="img" aria-label={text("map.alt")}>
      <img ref={image} src={drawing} alt="" width={1600} height={1000} loading="lazy" onError={onError} />
      {drives.length === 0 ? null : (
        <svg viewBox="0 0 1600 1000" aria-hidden focusable={false}>
          <path d={drives.map(bends).join("")} />
          {drives.map((drive, index) => (
            <path
              key={drive.id}
              d={bends(drive)}
              data-aside={isAside(drive.id)}
              style={{ "--drive": `var(--drive-${String(index + 1)})` }}
            />
          ))}
        </svg>
      )}
      {mapJson?.roads.map(({ id, x, y }) => (
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
          {kind === "office" && drives.length === 0 ? <small>{text("map.officeOnFoot")}</small> : null}
          {minutes === null || drives.length > 0 ? null : <b>{`${minutes}\u00a0${text("units.minutes")}`}</b>}
        </span>
      ))}
      {drives.map((drive, index) => (
        <span
          key={drive.id}
          className={styles.drive}
          data-aside={isAside(drive.id)}
          style={{ ...halfway(drive), "--drive": `var(--drive-${String(index + 1)})` }}
        >
          {index + 1}
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
