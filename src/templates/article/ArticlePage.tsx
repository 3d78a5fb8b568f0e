import { type PageProps, graphql } from "gatsby";
import { required } from "../../schemas/required";
import { Article } from "./Article";

export { PageHead as Head } from "../../head/PageHead";

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  return <Article article={required(data.article, "The article")} hero={data.hero} />;
}

export const query = graphql`
  query ArticlePage($language: String!, $namespaces: [String!]!, $picture: String, $socialScene: String!, $routeId: String!) {
    ...Page
    article(articleId: { eq: $routeId }) {
      ...WholeArticle
    }
  }
`;
