import { type PageProps, graphql } from "gatsby";
import { ArticleBody } from "./ArticleBody";
import { ArticleHero } from "./ArticleHero";
import { RelatedStories } from "./RelatedStories";
import { StoryNeighbours } from "../../blocks/StoryNeighbours/StoryNeighbours";
import type { PageContext } from "../../core/routes/page-context";

export { PageHead as Head } from "../../head/PageHead";

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery, PageContext>) {
  return (
    <>
      <ArticleHero picture={data.hero} data={data} />
      <ArticleBody data={data} />
      <StoryNeighbours data={data} />
      <RelatedStories data={data} />
    </>
  );
}

export const query = graphql`
  query ArticlePage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!, $routeId: String!) {
    ...Page
    ...ArticleHero
    ...ArticleBody
    ...StoryNeighbours
    ...RelatedStories
  }
`;
