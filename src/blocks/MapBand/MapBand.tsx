import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";
import { SectionHead } from "../../ui/SectionHead";
import { CyprusMap, MapLegend } from "../CyprusMap/CyprusMap";
import { GoogleMap } from "../GoogleMap/GoogleMap";
import * as styles from "./MapBand.module.css";

interface MapBandProps {
  readonly namespace: "directions" | "home";
  readonly data: Queries.CyprusMapFragment;
  readonly children?: ReactNode;
}

export function MapBand({ namespace, data, children }: MapBandProps) {
  const { text } = useTexts(namespace);
  return (
    <section className={styles.seaMap} data-ground="deep" data-page={namespace}>
      <div className={styles.chartPlace}>
        <SectionHead id="map" eyebrow={text("map.eyebrow")} title={text("map.title")} lead={text("map.lead")} className={styles.mapHead} />
        <CyprusMap data={data} />
        {children === undefined ? null : <div className={styles.mapSide}>{children}</div>}
        <div className={styles.mapFoot}>
          <MapLegend />
          <GoogleMap />
        </div>
      </div>
    </section>
  );
}
