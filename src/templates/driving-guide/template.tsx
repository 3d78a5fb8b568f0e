import { type HeadFC, type PageProps, graphql } from "gatsby";
import { DrivingAccident } from "./DrivingAccident";
import { DrivingIntroduction } from "./DrivingIntroduction";
import { DrivingLimits } from "./DrivingLimits";
import { DrivingSteps } from "./DrivingSteps";
import { DrivingTopics } from "./DrivingTopics";
import { FaqDriving } from "./FaqDriving";
import { PlainHero } from "../../blocks/PlainHero/PlainHero";
import { StoryNeighbours } from "../../blocks/StoryNeighbours/StoryNeighbours";
import { PageHead } from "../../head/PageHead";
import type { PageContext } from "../../core/routes/page-context";

export default function DrivingGuidePage({ data }: PageProps<Queries.DrivingGuidePageQuery, PageContext>) {
  return (
    <>
      <PlainHero picture={data.hero} namespace="driving-guide" />
      <DrivingIntroduction />
      <DrivingSteps />
      <DrivingLimits />
      <DrivingTopics />
      <DrivingAccident />
      <FaqDriving data={data} />
      <StoryNeighbours data={data} />
    </>
  );
}

export const Head: HeadFC<Queries.DrivingGuidePageQuery, PageContext> = (props) => <PageHead {...props} />;

export const query = graphql`
  query DrivingGuidePage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!, $routeId: String!) {
    ...Page
    ...FaqDriving
    ...StoryNeighbours
    ...DrivingGuideGraph
    ...QuestionsGraph
  }
`;
