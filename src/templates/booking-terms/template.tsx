import { type PageProps, graphql } from "gatsby";
import { PlainHero } from "../../blocks/PlainHero/PlainHero";
import { Terms } from "./Terms";

export { PageHead as Head } from "../../head/PageHead";

export default function BookingTermsPage({ data }: PageProps<Queries.BookingTermsPageQuery>) {
  return (
    <>
      <PlainHero picture={data.hero} namespace="booking-terms" />
      <Terms data={data} />
    </>
  );
}

export const query = graphql`
  query BookingTermsPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...Terms
  }
`;
