import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { MapBand } from "../../blocks/MapBand/MapBand";

export function DirectionsMap({ data }: { readonly data: Queries.DirectionsMapFragment }) {
  const { text } = useTexts("directions");
  return <MapBand eyebrow={text("map.eyebrow")} title={text("map.title")} lead={text("map.lead")} data={data} isBelowHero />;
}

export const query = graphql`
  fragment DirectionsMap on Query {
    ...CyprusMap
  }
`;
