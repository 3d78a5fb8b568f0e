import { type PageProps, graphql } from "gatsby";
import { DirectionsContact } from "./DirectionsContact";
import { DirectionsHero } from "./DirectionsHero";
import { DirectionsMap } from "./DirectionsMap";
import { Highlights } from "./Highlights";
import { Approaches } from "./Approaches";
import type { PageContext } from "../../core/routes/page-context";

export { PageHead as Head } from "../../head/PageHead";

export default function DirectionsPage({ data }: PageProps<Queries.DirectionsPageQuery, PageContext>) {
  return (
    <>
      <DirectionsHero picture={data.hero} />
      <DirectionsMap data={data} />
      <Highlights />
      <Approaches data={data} />
      <DirectionsContact />
    </>
  );
}

export const query = graphql`
  query DirectionsPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...DirectionsMap
    ...Approaches
  }
`;
