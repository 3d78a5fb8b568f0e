import { graphql } from "gatsby";
import { ArticleAuthor } from "../../blocks/Byline/ArticleAuthor";
import { WrittenDate } from "../../blocks/Byline/WrittenDate";
import { Hero } from "../../blocks/Hero/Hero";
import { PageBreadcrumb } from "../../blocks/PageBreadcrumb/PageBreadcrumb";
import { ArticleCards } from "../../blocks/ArticleCards/ArticleCards";
import { useTranslation } from "react-i18next";
import { ArticleBody, type ArticleDrives } from "./ArticleBody";

interface ArticleProps {
  readonly article: Queries.WholeArticleFragment;
  readonly hero: Queries.PageFragment["hero"];
  readonly drives?: ArticleDrives;
}

/** An article of the travel guide, from its title to the articles that go on from it. */
export function Article({ article, hero, drives }: ArticleProps) {
  const { t } = useTranslation("common");
  const { author, published, modified, relatedCards } = article;
  return (
    <>
      <Hero picture={hero} title={article.hero.title} above={<PageBreadcrumb label={article.card.title} />}>
        <p className="small">
          <ArticleAuthor author={author} /> · <WrittenDate date={published} />
          {modified === published ? null : (
            <>
              , {t("article.updated")} <WrittenDate date={modified} />
            </>
          )}
        </p>
      </Hero>
      <ArticleBody article={article} drives={drives} />
      <aside aria-labelledby="stories">
        <ArticleCards title={t("article.related")} cards={relatedCards} />
      </aside>
    </>
  );
}

export const query = graphql`
  fragment WholeArticle on Article {
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
`;
