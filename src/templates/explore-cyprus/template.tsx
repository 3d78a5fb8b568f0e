import { type HeadFC, type PageProps, graphql } from "gatsby";
import { ExploreBanner } from "./ExploreBanner";
import { ExploreGuide } from "./ExploreGuide";
import { ExploreStories } from "./ExploreStories";
import { PlainHero } from "../../blocks/PlainHero/PlainHero";
import { PageHead } from "../../head/PageHead";
import type { PageContext } from "../../core/routes/page-context";

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
    ...TravelGuideGraph
  }
`;
