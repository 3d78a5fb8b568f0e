import { type PageProps, graphql } from "gatsby";
import { Stories } from "../../blocks/Stories/Stories";
import { StoryNeighbours } from "../../blocks/StoryNeighbours/StoryNeighbours";
import { useTexts } from "../../i18n/texts";
import { ArticleBody } from "./ArticleBody";
import { ArticleHero } from "./ArticleHero";

export { PageHead as Head } from "../../head/PageHead";

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const { text } = useTexts("common");
  return (
    <>
      <ArticleHero picture={data.hero} data={data} />
      <ArticleBody data={data} />
      <StoryNeighbours data={data} />
      <Stories arrangement="row" title={text("article.related")} cards={data.related?.relatedCards ?? []} />
    </>
  );
}

export const query = graphql`
  query ArticlePage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!, $routeId: String!) {
    ...Page
    ...ArticleHero
    ...ArticleBody
    ...StoryNeighbours
    related: article(articleId: { eq: $routeId }) {
      relatedCards(language: $language) {
        ...StoryCard
      }
    }
    ...ArticleGraph
  }
`;
