import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { DrawingFile } from "../DrawingFile/DrawingFile";
import * as styles from "./CyprusMap.module.css";

/** How far a name is moved to be beside its mark. The style sheet moves the mark back by the same amount. */
const SIDES: Readonly<Record<string, readonly [across: string, down: string]>> = {
  right: ["var(--gap)", "-50%"],
  left: ["calc(-100% - 1.4 * var(--gap))", "-50%"],
  top: ["-50%", "calc(-100% - var(--gap))"],
  bottom: ["-50%", "var(--gap)"],
  "bottom-end": ["10%", "var(--gap)"],
  "bottom-left": ["-60%", "var(--gap)"],
  "bottom-right": ["-25%", "var(--gap)"],
  "below-right": ["var(--gap)", "0%"],
  "below-left": ["-80%", "var(--gap)"],
  "top-right": ["var(--gap)", "-100%"],
};

/** How a name is moved, as the custom properties that the style sheets of the two maps read. */
export function moved(side: string | null, map: "small" | "large") {
  const [across, down] = SIDES[side ?? ""] ?? [];
  return { [`--${map}-across`]: across, [`--${map}-down`]: down };
}

/** A position on the map, in percent of its size. */
export const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ "--x": `${String(x)}%`, "--y": `${String(y)}%` });

interface PlaceNameProps extends Omit<ComponentProps<"span">, "ref"> {
  readonly place: NonNullable<Queries.CyprusMapFragment["mapJson"]>["places"][number];
}

/** A place: its mark, and its name beside it, where a small map has room. */
export function PlaceName({ place: { kind, name, ground, smallSide, ...position }, style, children, ...props }: PlaceNameProps) {
  return (
    <span
      className={styles.place}
      data-kind={kind}
      data-ground={ground}
      style={{ ...at(position), ...moved(smallSide, "small"), ...style }}
      {...props}
    >
      {name}
      {children}
    </span>
  );
}

interface CyprusMapProps {
  readonly drawing: Queries.CyprusMapFragment["mapDrawing"];
  readonly className?: string;
  /** What it shows, for screen readers. */
  readonly label: string;
  /** What is on it, the lowest first. */
  readonly children: ReactNode;
}

/** The map of Cyprus, north up. Its names are text over the drawing; to a screen reader it is one picture. */
export function CyprusMap({ drawing, className, label, children }: CyprusMapProps) {
  return (
    <div className={clsx(styles.chart, className)} role="img" aria-label={label}>
      <DrawingFile file={drawing} alt="" />
      {children}
    </div>
  );
}

export const query = graphql`
  fragment CyprusMap on Query {
    mapDrawing: file(relativePath: { eq: "map/cyprus-map.svg" }) {
      ...DrawingFile
    }
    mapJson {
      crossings {
        id
        name(language: $language)
        x
        y
      }
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
