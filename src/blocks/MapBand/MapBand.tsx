import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";
import { SectionHead } from "../../ui/SectionHead";
import { CyprusMap } from "../CyprusMap/CyprusMap";
import * as styles from "./MapBand.module.css";

interface MapBandProps {
  readonly namespace: "directions" | "home";
  readonly data: Queries.CyprusMapFragment;
  /** What is below the map. */
  readonly children: ReactNode;
}

export function MapBand({ namespace, data, children }: MapBandProps) {
  const { text, common } = useTexts(namespace);
  return (
    <section className={clsx("band-deep screen-only", styles.seaMap)} data-ground="deep">
      <SectionHead id="map" title={text("map.title")} lead={text("map.lead")} className={clsx("wrap", styles.head)} />
      <CyprusMap data={data} />
      <div className={clsx("wrap", styles.foot)}>
        {/* For the eye only: to a screen reader the map is one picture, which has its own text. */}
        <p className={styles.legend} aria-hidden="true">
          {common.text("map.legend")}
        </p>
        {children}
      </div>
    </section>
  );
}
