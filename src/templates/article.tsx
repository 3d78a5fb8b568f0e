import { type HeadFC, type PageProps, graphql } from "gatsby";
import { ArticleHero } from "../sections/ArticleHero";
import { ArticleOpening } from "../sections/ArticleOpening";
import { RelatedStories } from "../sections/RelatedStories";
import { PageHead } from "../seo/PageHead";
import type { PageContext } from "../site/page-context";

export default function ArticlePage({ data, pageContext }: PageProps<Queries.ArticlePageQuery, PageContext>) {
  return (
    <>
      <ArticleHero picture={data.hero} namespace={pageContext.mainNamespace} data={data} />
      <ArticleOpening namespace={pageContext.mainNamespace} />
      <RelatedStories data={data} />
    </>
  );
}

export const Head: HeadFC<Queries.ArticlePageQuery, PageContext> = (props) => <PageHead {...props} />;

export const query = graphql`
  query ArticlePage($language: String!, $namespaces: [String!]!, $picture: String!, $routeId: String!) {
    ...Page
    ...ArticleHero
    ...RelatedStories
  }
`;
