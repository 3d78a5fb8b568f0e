import { type PageProps, graphql } from "gatsby";
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

export { PageHead as Head } from "../../head/PageHead";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
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

export const query = graphql`
  query HomePage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...Reasons
    ...CanRent
    ...Reviews
    ...IslandMap
    ...Fleet
    ...Faq
    ...FaqPapers
    ...CarHireGraph
    ...ReviewsGraph
    ...QuestionsGraph
  }
`;
