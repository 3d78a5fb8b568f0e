import { type HeadFC, type PageProps, graphql } from "gatsby";
import { FaqVan } from "./FaqVan";
import { IdealFor } from "./IdealFor";
import { ServiceAreas } from "./ServiceAreas";
import { VanBanner } from "./VanBanner";
import { VanBooking } from "./VanBooking";
import { VanHero } from "./VanHero";
import { VanLocation } from "./VanLocation";
import { VanProducts } from "./VanProducts";
import { VanReasons } from "./VanReasons";
import { PageHead } from "../../head/PageHead";
import type { PageContext } from "../../core/routes/page-context";

export default function VanRentalPage({ data }: PageProps<Queries.VanRentalPageQuery, PageContext>) {
  return (
    <>
      <VanHero picture={data.hero} />
      <VanReasons />
      <ServiceAreas data={data} />
      <IdealFor />
      <VanLocation />
      <VanBooking />
      <VanBanner data={data} />
      <VanProducts data={data} />
      <FaqVan data={data} />
    </>
  );
}

export const Head: HeadFC<Queries.VanRentalPageQuery, PageContext> = (props) => <PageHead {...props} />;

export const query = graphql`
  query VanRentalPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...ServiceAreas
    ...VanBanner
    ...VanProducts
    ...FaqVan
    ...VanHireGraph
    ...QuestionsGraph
  }
`;
