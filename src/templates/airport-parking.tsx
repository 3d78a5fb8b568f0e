import { type HeadFC, type PageProps, graphql } from "gatsby";
import { NamespaceIntroduction } from "../sections/NamespaceIntroduction";
import { ParkingHero } from "../sections/ParkingHero";
import { PageHead } from "../seo/PageHead";
import type { PageContext } from "../site/page-context";

export default function AirportParkingPage({ data }: PageProps<Queries.AirportParkingPageQuery, PageContext>) {
  return (
    <>
      <ParkingHero picture={data.hero} />
      <NamespaceIntroduction namespace="airport-parking" />
    </>
  );
}

export const Head: HeadFC<Queries.AirportParkingPageQuery, PageContext> = (props) => <PageHead {...props} />;

export const query = graphql`
  query AirportParkingPage($language: String!, $namespaces: [String!]!, $picture: String!) {
    ...Page
  }
`;
