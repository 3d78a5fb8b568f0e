import { type HeadFC, type PageProps, graphql } from "gatsby";
import { DirectionsContact } from "../sections/DirectionsContact";
import { DirectionsHero } from "../sections/DirectionsHero";
import { DirectionsMap } from "../sections/DirectionsMap";
import { Highlights } from "../sections/Highlights";
import { RouteCards } from "../sections/RouteCards";
import { PageHead } from "../seo/PageHead";
import type { PageContext } from "../site/page-context";

export default function DirectionsPage({ data }: PageProps<Queries.DirectionsPageQuery, PageContext>) {
  return (
    <>
      <DirectionsHero picture={data.hero} />
      <DirectionsMap data={data} />
      <Highlights />
      <RouteCards data={data} />
      <DirectionsContact />
    </>
  );
}

export const Head: HeadFC<Queries.DirectionsPageQuery, PageContext> = (props) => <PageHead {...props} />;

export const query = graphql`
  query DirectionsPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...DirectionsMap
    ...RouteCards
  }
`;
