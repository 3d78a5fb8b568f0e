import { type HeadFC, type PageProps, graphql } from "gatsby";
import { FaqVan } from "../sections/FaqVan";
import { IdealFor } from "../sections/IdealFor";
import { ServiceAreas } from "../sections/ServiceAreas";
import { VanBanner } from "../sections/VanBanner";
import { VanBooking } from "../sections/VanBooking";
import { VanHero } from "../sections/VanHero";
import { VanLocation } from "../sections/VanLocation";
import { VanProducts } from "../sections/VanProducts";
import { VanReasons } from "../sections/VanReasons";
import { PageHead } from "../seo/PageHead";
import type { PageContext } from "../site/page-context";

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
  }
`;
