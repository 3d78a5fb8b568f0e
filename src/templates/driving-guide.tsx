import { type HeadFC, type PageProps, graphql } from "gatsby";
import { DrivingAccident } from "../sections/DrivingAccident";
import { DrivingIntroduction } from "../sections/DrivingIntroduction";
import { DrivingLimits } from "../sections/DrivingLimits";
import { DrivingSteps } from "../sections/DrivingSteps";
import { DrivingTopics } from "../sections/DrivingTopics";
import { FaqDriving } from "../sections/FaqDriving";
import { PlainHero } from "../sections/PlainHero";
import { StoryNeighbours } from "../sections/StoryNeighbours";
import { PageHead } from "../seo/PageHead";
import type { PageContext } from "../site/page-context";

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
    ...DrivingSteps
    ...FaqDriving
    ...StoryNeighbours
  }
`;
