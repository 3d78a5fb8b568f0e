import { type HeadFC, type PageProps, graphql } from "gatsby";
import { ExploreBanner } from "../sections/ExploreBanner";
import { ExploreGuide } from "../sections/ExploreGuide";
import { ExploreStories } from "../sections/ExploreStories";
import { PlainHero } from "../sections/PlainHero";
import { PageHead } from "../seo/PageHead";
import type { PageContext } from "../site/page-context";

export default function ExploreCyprusPage({ data }: PageProps<Queries.ExploreCyprusPageQuery, PageContext>) {
  return (
    <>
      <PlainHero picture={data.hero} namespace="explore-cyprus" />
      <ExploreStories data={data} />
      <ExploreGuide />
      <ExploreBanner />
    </>
  );
}

export const Head: HeadFC<Queries.ExploreCyprusPageQuery, PageContext> = (props) => <PageHead {...props} />;

export const query = graphql`
  query ExploreCyprusPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...ExploreStories
  }
`;
