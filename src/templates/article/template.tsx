import { type HeadFC, type PageProps, graphql } from "gatsby";
import { ArticleBody } from "./ArticleBody";
import { ArticleHero } from "./ArticleHero";
import { RelatedStories } from "./RelatedStories";
import { StoryNeighbours } from "../../blocks/StoryNeighbours/StoryNeighbours";
import { PageHead } from "../../head/PageHead";
import type { PageContext } from "../../core/routes/page-context";

export default function ArticlePage({ data, pageContext }: PageProps<Queries.ArticlePageQuery, PageContext>) {
  return (
    <>
      <ArticleHero picture={data.hero} namespace={pageContext.mainNamespace} data={data} />
      <ArticleBody namespace={pageContext.mainNamespace} data={data} />
      <StoryNeighbours data={data} />
      <RelatedStories data={data} />
    </>
  );
}

export const Head: HeadFC<Queries.ArticlePageQuery, PageContext> = (props) => <PageHead {...props} />;

export const query = graphql`
  query ArticlePage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!, $routeId: String!) {
    ...Page
    ...ArticleHero
    ...ArticleBody
    ...StoryNeighbours
    ...RelatedStories
    ...ArticleGraph
  }
`;
