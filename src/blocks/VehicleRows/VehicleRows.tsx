import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { Drawing } from "../../ui/Drawing";
import { Grid } from "../../ui/Grid";
import * as styles from "./VehicleRows.module.css";

interface Vehicle {
  readonly id: string;
  readonly name: string;
  readonly alt: string;
  readonly cutout: Queries.VehicleDrawingFragment;
  /** What makes it different from the others. */
  readonly text: string;
  /** Follows the text: a line, and what to do. */
  readonly more: ReactNode;
}

interface VehicleRowsProps {
  readonly vehicles: readonly Vehicle[];
  /** Puts each drawing beside its text on phones. The text must be short. */
  readonly areRows?: boolean;
}

/** Vehicles, all to the same scale, each on a small stage. Links lead to each by its id. */
export function VehicleRows({ vehicles, areRows = false }: VehicleRowsProps) {
  const { t: common } = useTranslation("common");
  const drawn = vehicles.map(({ cutout, ...vehicle }) => ({
    ...vehicle,
    cutout,
    ...required(cutout.svgSize, `The size of ${vehicle.id}’s drawing`),
  }));
  const widest = Math.max(...drawn.map(({ width }) => width));
  return (
    <>
      <Grid as="ul" min={16} className={clsx(styles.vehicles, areRows && styles.rows)}>
        {drawn.map(({ id, name, text, more, cutout, alt, width, height }) => (
          <li key={id} id={id}>
            <div className={styles.stage}>
              <Drawing
                src={required(cutout.publicURL, `The address of ${id}’s drawing`)}
                alt={alt}
                width={width}
                height={height}
                style={{ inlineSize: `${String((100 * width) / widest)}%` }}
                unavailable={common("picture.unavailable")}
              />
            </div>
            <div className={styles.known}>
              <h3>{name}</h3>
              <p>{text}</p>
              {more}
            </div>
          </li>
        ))}
      </Grid>
      <p className="small">{common("picture.illustrations")}</p>
    </>
  );
}

export const query = graphql`
  fragment VehicleDrawing on File {
    publicURL
    raster
    svgSize {
      width
      height
    }
  }
`;
