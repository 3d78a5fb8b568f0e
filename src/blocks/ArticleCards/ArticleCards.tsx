import { clsx } from "clsx";
import { graphql } from "gatsby";
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
        {cards.map(({ id, title: headline, summary, label, author, published, url, image }, index) => (
          <Card key={id} as="article" className={styles.card}>
            <div className={styles.frame}>
              <ContentPicture
                picture={image}
                alt=""
                sizes={index > 0 ? "(min-width: 60rem) 31vw, 46vw" : `(min-width: 60rem) ${leftOver > 0 ? "60" : "31"}vw, 94vw`}
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
                <WrittenDate date={published} />
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
    url
    image {
      ...ContentPicture
    }
  }
`;
