import { type HeadFC, type PageProps, graphql } from "gatsby";
import { Comparison } from "../sections/Comparison";
import { FaqPapers } from "../sections/FaqPapers";
import { FaqRenting } from "../sections/FaqRenting";
import { Fleet } from "../sections/Fleet";
import { HomeHero } from "../sections/HomeHero";
import { InstantAnswers } from "../sections/InstantAnswers";
import { IslandMap } from "../sections/IslandMap";
import { Reasons } from "../sections/Reasons";
import { Reviews } from "../sections/Reviews";
import { Statistics } from "../sections/Statistics";
import { PageHead } from "../seo/PageHead";
import type { PageContext } from "../site/page-context";

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
  }
`;
