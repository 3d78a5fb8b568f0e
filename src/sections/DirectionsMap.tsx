import { graphql } from "gatsby";
import { useTexts } from "../i18n/texts";
import { SectionHead } from "../ui/SectionHead";
import { CyprusMap, MapLegend } from "./CyprusMap";
import * as styles from "./IslandMap.module.css";

interface DirectionsMapProps {
  readonly data: Queries.DirectionsMapFragment;
}

/** The map of the ways to the office. */
export function DirectionsMap({ data }: DirectionsMapProps) {
  const { text } = useTexts("directions");
  return (
    <section className={styles["seaMap"]} aria-labelledby="map" data-ground="deep" data-place="below-hero">
      <div className={styles["chartPlace"]}>
        <SectionHead
          id="map"
          eyebrow={text("map.eyebrow")}
          title={text("map.title")}
          lead={text("map.lead")}
          className={styles["mapHead"]}
        />
        <CyprusMap data={data} />
        <div className={styles["mapFoot"]}>
          <MapLegend />
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment DirectionsMap on Query {
    ...CyprusMap
  }
`;
