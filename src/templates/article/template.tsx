import { type PageProps, graphql } from "gatsby";
import { Author } from "../../blocks/Byline/Author";
import { WrittenDate } from "../../blocks/Byline/WrittenDate";
import { Hero } from "../../blocks/Hero/Hero";
import { PageBreadcrumb } from "../../blocks/PageBreadcrumb/PageBreadcrumb";
import { ArticleCards } from "../../blocks/ArticleCards/ArticleCards";
import { required } from "../../schemas/required";
import { useTexts } from "../../i18n/texts";
import { ArticleBody } from "./ArticleBody";

export { PageHead as Head } from "../../head/PageHead";

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const { text } = useTexts("common");
  const article = required(data.article, "The article");
  const { author, published, modified, relatedCards } = article;
  return (
    <>
      <Hero picture={data.hero} title={article.hero.title} above={<PageBreadcrumb label={article.card.title} />}>
        <p className="small">
          <Author author={author} /> · <WrittenDate date={published} />
          {modified === published ? null : (
            <>
              , {text("article.updated")} <WrittenDate date={modified} />
            </>
          )}
        </p>
      </Hero>
      <ArticleBody article={article} map={data} />
      <aside aria-labelledby="stories">
        <ArticleCards title={text("article.related")} cards={relatedCards} />
      </aside>
    </>
  );
}

export const query = graphql`
  query ArticlePage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!, $routeId: String!) {
    ...Page
    ...CyprusMap
    article(articleId: { eq: $routeId }) {
      author
      published
      modified
      meta {
        title(language: $language)
        description(language: $language)
      }
      card {
        title(language: $language)
      }
      hero {
        title(language: $language)
      }
      ...ArticleBody
      relatedCards(language: $language) {
        ...ArticleCard
      }
    }
  }
`;
