import { type PageProps, graphql } from "gatsby";
import { CallButton, ExternalButton } from "../../blocks/ActionLinks/ActionLinks";
import { Banner } from "../../blocks/Banner/Banner";
import { MapBand } from "../../blocks/MapBand/MapBand";
import { PlainHero } from "../../blocks/PlainHero/PlainHero";
import { business } from "../../core/business/business";
import { googleMaps } from "../../core/business/map";
import { useTexts } from "../../i18n/texts";
import car from "../../images/vehicles/nissan-march.svg";
import { Actions } from "../../ui/Button";
import { Approaches } from "./Approaches";
import { Highlights } from "./Highlights";

export { PageHead as Head } from "../../head/PageHead";

export default function DirectionsPage({ data }: PageProps<Queries.DirectionsPageQuery>) {
  const { text } = useTexts("directions");
  const common = useTexts("common");
  const office = googleMaps(business.places.office);
  return (
    <>
      <PlainHero picture={data.hero} namespace="directions">
        <Actions>
          <ExternalButton variant="book" href={office.route}>
            {text("hero.get")}
          </ExternalButton>
          <CallButton variant="quiet" line="directions" />
        </Actions>
      </PlainHero>
      <MapBand eyebrow={text("map.eyebrow")} title={text("map.title")} lead={text("map.lead")} data={data} isBelowHero />
      <Highlights />
      <Approaches data={data} />
      <Banner id="contact" title={text("contact.title")} text={text("contact.text")} picture={{ src: car, width: 986, height: 415 }}>
        <CallButton variant="dark" line="directions">
          {common.text("actions.callUsNow")}
        </CallButton>
        <ExternalButton variant="quiet" href={office.pin}>
          {common.text("actions.viewOnMaps")}
        </ExternalButton>
      </Banner>
    </>
  );
}

export const query = graphql`
  query DirectionsPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...CyprusMap
    ...Approaches
  }
`;
