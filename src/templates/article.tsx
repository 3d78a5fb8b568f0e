import { type HeadFC, type PageProps, graphql } from "gatsby";
import { ArticleBody } from "../sections/ArticleBody";
import { ArticleHero } from "../sections/ArticleHero";
import { RelatedStories } from "../sections/RelatedStories";
import { StoryNeighbours } from "../sections/StoryNeighbours";
import { PageHead } from "../seo/PageHead";
import type { PageContext } from "../site/page-context";

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
  }
`;
