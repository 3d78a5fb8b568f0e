import { graphql } from "gatsby";
import { Band } from "../../ui/Band";
import { Card } from "../../ui/Card";
import { Grid } from "../../ui/Grid";
import { SectionHead } from "../../ui/SectionHead";
import { ContentPicture } from "../ContentPicture/ContentPicture";
import * as styles from "./ArticleCards.module.css";

interface ArticleCardsProps {
  readonly cards: readonly Queries.ArticleCardFragment[];
  readonly title: string;
}

/** Articles to read next, in rows of three. */
export function ArticleCards({ cards, title }: ArticleCardsProps) {
  const isFirstWide = cards.length % 3 > 0;
  return (
    <Band tone="warm">
      <SectionHead id="stories" title={title} />
      <Grid min={20} className={styles.cards}>
        {cards.map(({ id, title: headline, summary, label, url, image }, index) => (
          <Card key={id} as="article" className={styles.card}>
            <div className={styles.frame}>
              <ContentPicture
                picture={image}
                alt=""
                sizes={index > 0 ? "(min-width: 60rem) 31vw, 46vw" : `(min-width: 60rem) ${isFirstWide ? "60" : "31"}vw, 94vw`}
              />
            </div>
            <div className={styles.words}>
              <p className={styles.label}>{label}</p>
              <h3>
                <a href={url}>{headline}</a>
              </h3>
              <p>{summary}</p>
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
    url
    image {
      ...ContentPicture
    }
  }
`;
