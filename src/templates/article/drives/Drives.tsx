import { clsx } from "clsx";
import { graphql } from "gatsby";
import { CyprusMap, PlaceName, at } from "../../../blocks/CyprusMap/CyprusMap";
import { required } from "../../../schemas/required";
import { useTranslation } from "react-i18next";
import { useCurrentSection } from "../../../ui/use-current-section";
import * as styles from "./Drives.module.css";

interface DescribedDrive extends Queries.DriveFragment {
  /** The anchor of the section that describes it. */
  readonly id: string;
  readonly short: string;
}

/** The road of a drive, which bends at its points as roads do: a curve through the middles between them. */
function bends(course: string): string {
  const points = course
    .slice(1)
    .split("L")
    .map((point) => {
      const [x = 0, y = 0] = point.split(" ").map(Number);
      return { x, y };
    });
  const middles = points.slice(1).map(({ x, y }, index) => {
    const next = points[index + 2] ?? { x, y };
    return `${String((x + next.x) / 2)} ${String((y + next.y) / 2)}`;
  });
  const [start, bend] = points.map(({ x, y }) => `${String(x)} ${String(y)}`);
  return `M${start ?? ""}Q${bend ?? ""} ${middles.join("T")}`;
}

/** How many colours the style sheet has. */
const COLOURS = 5;

/** The colour of a drive, by its number; a sixth drive begins again. */
const colour = (number: number) => ({ "--drive": `var(--drive-${String(((number - 1) % COLOURS) + 1)})` });

interface DriveMapProps extends Pick<Queries.DrivesViewFragment, "view"> {
  readonly map: Queries.CyprusMapFragment;
  readonly drives: readonly DescribedDrive[];
  readonly showsCrossings: boolean;
}

/** The part of the map that is shown, as the custom properties that the style sheet reads: how often it is enlarged, and its corner in percent. */
const viewOf = (view: DriveMapProps["view"]) =>
  view === null ? undefined : { "--zoom": 100 / view.width, "--left": view.x, "--top": view.y };

/** Whether a name to the right of a place would leave the part of the map that is shown. */
const isNearRightEdge = ({ x }: { readonly x: number }, view: DriveMapProps["view"]): boolean =>
  view !== null && (x - view.x) / view.width > 2 / 3;

/** The drives of an article on the map of the island; the one being read stands out. */
export function DriveMap({ map: { mapJson, mapDrawing }, drives, view, showsCrossings }: DriveMapProps) {
  const { t } = useTranslation("common");
  const current = useCurrentSection(
    drives.map(({ id }) => id),
    0.4,
  );
  // The map of the crossings is about the towns beyond them, so it names every town.
  const towns = mapJson?.places
    .filter(({ kind, smallSide }) => (kind === "office" || kind === "town") && (smallSide !== null || showsCrossings))
    .map((town) => ({ ...town, smallSide: isNearRightEdge(town, view) ? "bottom-left" : (town.smallSide ?? town.side) }));
  const named = drives.map(({ short }, index) => `${String(index + 1)} ${short}`).join(", ");
  const isAside = (id: string) => (current === undefined ? undefined : current !== id);
  const crossings = showsCrossings ? required(mapJson, "data/map.json").crossings : [];
  return (
    <div>
      <div className={clsx("band-deep", styles.map)} style={viewOf(view)}>
        <CyprusMap drawing={mapDrawing} label={`${t("map.drives")} ${named}`} className={styles.view}>
          <svg viewBox="0 0 1600 1000" aria-hidden>
            <path d={drives.map(({ course }) => bends(course)).join("")} />
            {drives.map(({ id, course }, index) => (
              <path key={id} d={bends(course)} data-aside={isAside(id)} style={colour(index + 1)} />
            ))}
          </svg>
          {crossings.map(({ id, ...position }) => (
            <span key={id} className={styles.crossing} style={at(position)} />
          ))}
          {drives.map((drive, index) => (
            <span
              key={drive.id}
              className={styles.number}
              data-aside={isAside(drive.id)}
              style={{ ...at(drive.number), ...colour(index + 1) }}
            >
              {index + 1}
            </span>
          ))}
          {towns?.map((town) => (
            <PlaceName key={town.id} place={town} />
          ))}
        </CyprusMap>
      </div>
      {crossings.length === 0 ? null : (
        <p className={clsx("small", styles.legend)}>{`${t("article.crossings")} ${crossings.map(({ name }) => name).join(", ")}.`}</p>
      )}
    </div>
  );
}

/** The number of a drive, in its colour, as on the map. */
export function DriveNumber({ number }: { readonly number: number }) {
  return (
    <i className={styles.disc} style={colour(number)}>
      {number}
    </i>
  );
}

/** What to know about a drive before choosing it: how far, how long, in which light. */
export function DriveStrip({ drive, number }: { readonly drive: DescribedDrive; readonly number: number }) {
  const { t } = useTranslation("common");
  const { short, way, length, time, light } = drive;
  const facts = [length, time === null ? null : `${time}\u00a0${t("units.minutes")}`, light].filter(Boolean).join(" · ");
  return (
    <span className={styles.strip} data-print="drive">
      <DriveNumber number={number} />
      <b>{short}</b>
      {facts === "" ? null : <span>{facts}</span>}
      <small>{way}</small>
    </span>
  );
}

export const query = graphql`
  fragment Drive on ArticleSectionsDrive {
    course
    way(language: $language)
    length(language: $language)
    time(language: $language)
    light(language: $language)
    number {
      x
      y
    }
  }
  fragment DrivesView on Article {
    view {
      x
      y
      width
    }
    showsCrossings
  }
`;
