import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { MapBand } from "../../blocks/MapBand/MapBand";

interface DirectionsMapProps {
  readonly data: Queries.DirectionsMapFragment;
}

/** The map of the ways to the office. */
export function DirectionsMap({ data }: DirectionsMapProps) {
  const { text } = useTexts("directions");
  return <MapBand eyebrow={text("map.eyebrow")} title={text("map.title")} lead={text("map.lead")} data={data} isBelowHero />;
}

export const query = graphql`
  fragment DirectionsMap on Query {
    ...CyprusMap
  }
`;
