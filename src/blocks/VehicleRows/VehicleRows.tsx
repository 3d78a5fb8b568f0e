import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { DrawingFile } from "../DrawingFile/DrawingFile";
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
  const widthOf = ({ id, cutout }: Vehicle): number => required(cutout.svgSize, `The size of ${id}’s drawing`).width;
  const widest = Math.max(...vehicles.map(widthOf));
  return (
    <>
      <Grid as="ul" min={16} className={clsx(styles.vehicles, areRows && styles.rows)}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id} id={vehicle.id}>
            <div className={styles.stage}>
              <DrawingFile
                file={vehicle.cutout}
                alt={vehicle.alt}
                style={{ inlineSize: `${String((100 * widthOf(vehicle)) / widest)}%` }}
              />
            </div>
            <div className={styles.known}>
              <h3>{vehicle.name}</h3>
              <p>{vehicle.text}</p>
              {vehicle.more}
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
    ...DrawingFile
    raster
  }
`;
