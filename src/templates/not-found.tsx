import { type HeadFC, type PageProps, graphql } from "gatsby";
import { LikelyPages } from "../sections/LikelyPages";
import { NotFoundHero } from "../sections/NotFoundHero";
import { Signposts } from "../sections/Signposts";
import { PageHead } from "../seo/PageHead";
import type { PageContext } from "../site/page-context";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery, PageContext>) {
  return (
    <>
      <NotFoundHero picture={data.hero} />
      <LikelyPages data={data} />
      <Signposts />
    </>
  );
}

export const Head: HeadFC<Queries.NotFoundPageQuery, PageContext> = (props) => <PageHead {...props} />;

export const query = graphql`
  query NotFoundPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...LikelyPages
  }
`;
