import { graphql } from "gatsby";
import { required } from "../../core/required";
import { usePage } from "../../i18n/page";
import { useTexts } from "../../i18n/texts";
import { articleNamespace } from "../../core/routes/route-table";
import { localeOf } from "../../core/language-options";
import { CutHero } from "../../blocks/CutHero/CutHero";
import { PageBreadcrumb } from "../../blocks/PageBreadcrumb/PageBreadcrumb";
import * as styles from "./ArticleHero.module.css";

interface ArticleHeroProps {
  readonly picture: Queries.HeroPictureFragment | null;
  readonly data: Queries.ArticleHeroFragment;
}

export function ArticleHero({ picture, data: { article } }: ArticleHeroProps) {
  const common = useTexts("common");
  const { language, routeId } = usePage();
  const { text } = useTexts(articleNamespace(routeId));
  const { author, published, modified } = required(article, "An article of data/articles.json");
  const longDate = (date: string): string =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
  return (
    <CutHero picture={picture} title={text("hero.title")} above={<PageBreadcrumb label={text("card.title")} />}>
      <p className={styles.byline}>
        <span>{author === "brand" ? common.text("article.byline") : author}</span>
        <time dateTime={published}>{longDate(published)}</time>
        {modified === published ? null : (
          <span>
            {common.text("article.updated")} <time dateTime={modified}>{longDate(modified)}</time>
          </span>
        )}
      </p>
    </CutHero>
  );
}

export const query = graphql`
  fragment ArticleHero on Query {
    article(articleId: { eq: $routeId }) {
      author
      published
      modified
    }
  }
`;
