import type { ReactNode } from "react";
import { SectionHead } from "../../ui/SectionHead";
import { CyprusMap, MapLegend } from "../CyprusMap/CyprusMap";
import { GoogleMap } from "../GoogleMap/GoogleMap";
import * as styles from "./MapBand.module.css";

interface MapBandProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly data: Queries.CyprusMapFragment;
  /** Adds space below the opening of a page. */
  readonly isBelowHero?: boolean;
  readonly children?: ReactNode;
}

export function MapBand({ eyebrow, title, lead, data, isBelowHero = false, children }: MapBandProps) {
  return (
    <section className={styles.seaMap} aria-labelledby="map" data-ground="deep" data-place={isBelowHero ? "below-hero" : undefined}>
      <div className={styles.chartPlace}>
        <SectionHead id="map" eyebrow={eyebrow} title={title} lead={lead} className={styles.mapHead} />
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
