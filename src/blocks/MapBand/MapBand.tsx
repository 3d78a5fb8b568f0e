import { clsx } from "clsx";
import type { ReactNode } from "react";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { SectionHead } from "../../ui/SectionHead";
import { CyprusMap, PlaceName, at, moved } from "../CyprusMap/CyprusMap";
import * as styles from "./MapBand.module.css";

interface MapBandProps {
  readonly namespace: "directions" | "home";
  readonly data: Queries.CyprusMapFragment;
  /** What is below the map. */
  readonly children: ReactNode;
}

/** The map with roads and driving times to the office. Where it is small, it shows fewer places. */
export function MapBand({ namespace, data: { mapJson, mapDrawing }, children }: MapBandProps) {
  const { t } = useTranslation(namespace);
  const { t: common } = useTranslation("common");
  const map = required(mapJson, "data/map.json");
  return (
    <section className={clsx("band-deep screen-only", styles.seaMap)} data-ground="deep">
      <SectionHead id="map" title={t("map.title")} lead={t("map.lead")} className={clsx("wrap", styles.head)} />
      <CyprusMap drawing={mapDrawing} label={common("map.alt")} className={styles.map}>
        {map.roads.map(({ id, x, y }) => (
          <span key={id} className={styles.road} style={at({ x, y })} data-large>
            {id}
          </span>
        ))}
        {map.places.map((place) => (
          <PlaceName key={place.id} place={place} style={moved(place.side, "large")} data-large={place.smallSide === null || undefined}>
            {place.minutes === null ? null : <b>{`${place.minutes}\u00a0${common("units.minutes")}`}</b>}
          </PlaceName>
        ))}
      </CyprusMap>
      <div className={clsx("wrap", styles.foot)}>
        {/* For the eye only: to a screen reader the map is one picture, which has its own text. */}
        <p className={styles.legend} aria-hidden="true">
          {common("map.legend")}
        </p>
        {children}
      </div>
    </section>
  );
}
