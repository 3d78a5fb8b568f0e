import { type PageProps, graphql } from "gatsby";
import { ParkingBanner } from "./ParkingBanner";
import { ParkingBenefits } from "./ParkingBenefits";
import { ParkingHero } from "./ParkingHero";
import { ParkingIncluded } from "./ParkingIncluded";
import { ParkingProcess } from "./ParkingProcess";
import { ParkingQuotes } from "./ParkingQuotes";
import { ParkingWhere } from "./ParkingWhere";
import type { PageContext } from "../../core/routes/page-context";

export { PageHead as Head } from "../../head/PageHead";

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

export const query = graphql`
  query AirportParkingPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...ParkingQuotes
  }
`;
