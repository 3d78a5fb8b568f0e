import { type PageProps, graphql } from "gatsby";
import { Comparison } from "./Comparison";
import { Fleet } from "./Fleet";
import { HomeFaq } from "./HomeFaq";
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
      <HomeHero data={data} />
      <Statistics data={data} />
      <Reasons data={data} />
      <InstantAnswers data={data} />
      <Reviews data={data} />
      <IslandMap data={data} />
      <Comparison data={data} />
      <Fleet data={data} />
      <HomeFaq data={data} />
    </>
  );
}

export const query = graphql`
  query HomePage($language: String!, $namespaces: [String!]!, $picture: String, $socialScene: String!) {
    ...Page
    ...HomeHero
    ...Statistics
    ...Reasons
    ...InstantAnswers
    ...Reviews
    ...IslandMap
    ...Comparison
    ...Fleet
    ...HomeFaq
    ...CarHireGraph
  }
`;
