import { type HeadFC, type PageProps, graphql } from "gatsby";
import { Comparison } from "./Comparison";
import { FaqPapers } from "./FaqPapers";
import { FaqRenting } from "./FaqRenting";
import { Fleet } from "./Fleet";
import { HomeHero } from "./HomeHero";
import { InstantAnswers } from "./InstantAnswers";
import { IslandMap } from "./IslandMap";
import { Reasons } from "./Reasons";
import { Reviews } from "./Reviews";
import { Statistics } from "./Statistics";
import { PageHead } from "../../head/PageHead";
import type { PageContext } from "../../core/routes/page-context";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery, PageContext>) {
  return (
    <>
      <HomeHero picture={data.hero} />
      <Statistics />
      <Reasons data={data} />
      <InstantAnswers data={data} />
      <Reviews data={data} />
      <IslandMap data={data} />
      <Comparison />
      <Fleet data={data} />
      <FaqRenting data={data} />
      <FaqPapers data={data} />
    </>
  );
}

export const Head: HeadFC<Queries.HomePageQuery, PageContext> = (props) => <PageHead {...props} />;

export const query = graphql`
  query HomePage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...Reasons
    ...CanRent
    ...Reviews
    ...IslandMap
    ...Fleet
    ...FaqRenting
    ...FaqPapers
    ...CarHireGraph
    ...ReviewsGraph
    ...QuestionsGraph
  }
`;
