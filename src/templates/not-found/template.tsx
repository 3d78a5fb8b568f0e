import { type PageProps, graphql } from "gatsby";
import { LikelyPages } from "./LikelyPages";
import { NotFoundHero } from "./NotFoundHero";
import { Signposts } from "./Signposts";

export { PageHead as Head } from "../../head/PageHead";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <>
      <NotFoundHero picture={data.hero} />
      <LikelyPages data={data} />
      <Signposts />
    </>
  );
}

export const query = graphql`
  query NotFoundPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...LikelyPages
  }
`;
