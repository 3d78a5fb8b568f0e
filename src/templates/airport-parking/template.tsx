import { type PageProps, graphql } from "gatsby";
import { CallButton, ExternalButton } from "../../blocks/ActionLinks/ActionLinks";
import { Banner } from "../../blocks/Banner/Banner";
import { PlainHero } from "../../blocks/PlainHero/PlainHero";
import { business } from "../../core/business/business";
import { googleMaps } from "../../core/business/map";
import { useTexts } from "../../i18n/texts";
import shuttle from "../../images/vehicles/shuttle-minibus.svg";
import { Band } from "../../ui/Band";
import { Actions, ButtonLink } from "../../ui/Button";
import { SectionHead } from "../../ui/SectionHead";
import { Steps } from "../../ui/Steps";
import { ParkingBenefits } from "./ParkingBenefits";
import { ParkingIncluded } from "./ParkingIncluded";
import { ParkingQuotes } from "./ParkingQuotes";
import { ParkingWhere } from "./ParkingWhere";

export { PageHead as Head } from "../../head/PageHead";

export default function AirportParkingPage({ data }: PageProps<Queries.AirportParkingPageQuery>) {
  const { text, steps } = useTexts("airport-parking");
  const common = useTexts("common");
  return (
    <>
      <PlainHero picture={data.hero} namespace="airport-parking">
        <Actions>
          <CallButton variant="book">{common.text("actions.bookByPhone")}</CallButton>
          <ButtonLink variant="quiet" href="#process">
            {text("hero.how")}
          </ButtonLink>
        </Actions>
      </PlainHero>
      <ParkingBenefits />
      <ParkingWhere />
      <ParkingIncluded />
      <Band labelledBy="process">
        <SectionHead id="process" eyebrow={text("process.eyebrow")} title={text("process.title")} />
        <Steps steps={steps("process.steps")} />
      </Band>
      <ParkingQuotes data={data} />
      <Banner id="flying" title={text("banner.title")} text={text("banner.text")} picture={{ src: shuttle, width: 1378, height: 693 }}>
        <CallButton variant="dark" />
        <ExternalButton variant="quiet" href={googleMaps(business.places.parking).route}>
          {text("banner.way")}
        </ExternalButton>
      </Banner>
    </>
  );
}

export const query = graphql`
  query AirportParkingPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...ParkingQuotes
  }
`;
