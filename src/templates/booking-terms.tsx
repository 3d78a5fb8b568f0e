import { type HeadFC, type PageProps, graphql } from "gatsby";
import { PlainHero } from "../sections/PlainHero";
import { Terms } from "../sections/Terms";
import { PageHead } from "../seo/PageHead";
import type { PageContext } from "../site/page-context";

export default function BookingTermsPage({ data }: PageProps<Queries.BookingTermsPageQuery, PageContext>) {
  return (
    <>
      <PlainHero picture={data.hero} namespace="booking-terms" />
      <Terms data={data} />
    </>
  );
}

export const Head: HeadFC<Queries.BookingTermsPageQuery, PageContext> = (props) => <PageHead {...props} />;

export const query = graphql`
  query BookingTermsPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...Terms
  }
`;
