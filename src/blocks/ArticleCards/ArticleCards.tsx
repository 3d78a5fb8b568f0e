import { clsx } from "clsx";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Band } from "../../ui/Band";
import { Card } from "../../ui/Card";
import { Grid } from "../../ui/Grid";
import { SectionHead } from "../../ui/SectionHead";
import { ArticleAuthor } from "../Byline/ArticleAuthor";
import { WrittenDate } from "../Byline/WrittenDate";
import { ContentPicture } from "../ContentPicture/ContentPicture";
import * as styles from "./ArticleCards.module.css";

interface ArticleCardsProps {
  readonly cards: readonly Queries.ArticleCardFragment[];
  readonly title: string;
}

/** Articles to read next, in rows of three. */
export function ArticleCards({ cards, title }: ArticleCardsProps) {
  const { t } = useTranslation("common");
  const leftOver = cards.length % 3;
  return (
    <Band tone="warm">
      <SectionHead id="stories" title={title} />
      <Grid
        min={20}
        className={clsx(
          styles.cards,
          cards.length % 2 > 0 && styles.odd,
          leftOver === 1 && styles.oneOver,
          leftOver === 2 && styles.twoOver,
        )}
      >
        {cards.map(({ id, title: headline, summary, label, author, published, modified, url, image }, index) => (
          <Card key={id} as="article" className={styles.card}>
            <div className={styles.frame}>
              <ContentPicture
                picture={image}
                alt=""
                sizes={`(min-width: 60rem) ${index < leftOver ? "60" : "31"}vw, ${index > 0 ? "46" : "94"}vw`}
              />
            </div>
            <div className={styles.words}>
              <p className={styles.label}>{label}</p>
              <h3>
                <a href={url}>{headline}</a>
              </h3>
              <p>{summary}</p>
              <p className={clsx("small", styles.written)}>
                <ArticleAuthor author={author} />
                <span>
                  {modified === published ? null : `${t("article.updated")} `}
                  <WrittenDate date={modified} />
                </span>
              </p>
            </div>
          </Card>
        ))}
      </Grid>
    </Band>
  );
}

export const query = graphql`
  fragment ArticleCard on ArticleCard {
    id
    title
    summary
    label
    author
    published
    modified
    url
    image {
      ...ContentPicture
    }
  }
`;
