import { type HeadFC, type PageProps, graphql } from "gatsby";
import { ParkingBanner } from "../sections/ParkingBanner";
import { ParkingBenefits } from "../sections/ParkingBenefits";
import { ParkingHero } from "../sections/ParkingHero";
import { ParkingIncluded } from "../sections/ParkingIncluded";
import { ParkingProcess } from "../sections/ParkingProcess";
import { ParkingQuotes } from "../sections/ParkingQuotes";
import { ParkingWhere } from "../sections/ParkingWhere";
import { PageHead } from "../seo/PageHead";
import type { PageContext } from "../site/page-context";

export default function AirportParkingPage({ data }: PageProps<Queries.AirportParkingPageQuery, PageContext>) {
  return (
    <>
      <ParkingHero picture={data.hero} />
      <ParkingBenefits />
      <ParkingWhere />
      <ParkingIncluded />
      <ParkingProcess />
      <ParkingQuotes data={data} />
      <ParkingBanner />
    </>
  );
}

export const Head: HeadFC<Queries.AirportParkingPageQuery, PageContext> = (props) => <PageHead {...props} />;

export const query = graphql`
  query AirportParkingPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...ParkingQuotes
  }
`;
