import { clsx } from "clsx";
import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Author } from "../Byline/Author";
import { WrittenDate } from "../Byline/WrittenDate";
import { Card } from "../../ui/Card";
import { ContentPicture } from "../ContentPicture/ContentPicture";
import * as styles from "./ArticleCards.module.css";
import { type CardSize, cardWall } from "./card-wall";

interface ArticleCardsProps {
  readonly cards: readonly Queries.ArticleCardFragment[];
  readonly title: string;
  /** “wall” has large and small cards and a visually hidden headline. */
  readonly arrangement: "wall" | "row";
}

/** `sizes` of the pictures. They cover boxes of several shapes, so they are wider than the boxes. */
const SIZES: Readonly<Record<CardSize, string>> = {
  wide: "(min-width: 94rem) 82rem, (min-width: 48rem) 94vw, 134vw",
  large: "(min-width: 94rem) 54rem, (min-width: 56rem) 60vw, (min-width: 48rem) 33rem, 134vw",
  tall: "(min-width: 94rem) 54rem, (min-width: 56rem) 60vw, (min-width: 48rem) 33rem, 100vw",
  medium: "(min-width: 92rem) 41rem, (min-width: 64rem) 45vw, (min-width: 48rem) 28.5rem, 100vw",
  small: "(min-width: 95rem) 34rem, (min-width: 70rem) 36vw, (min-width: 48rem) 25rem, 68vw",
};

export function ArticleCards({ cards, title, arrangement }: ArticleCardsProps) {
  const { text } = useTexts("common");
  const sizes = arrangement === "wall" ? cardWall(cards.length) : [];
  return (
    <section className={arrangement === "wall" ? "band" : `band band-warm ${styles.row}`}>
      <div className="wrap">
        <h2 id="stories" className={arrangement === "wall" ? "visually-hidden" : styles.headline}>
          {title}
        </h2>
        <div className={styles.cards}>
          {cards.map(({ id, title: headline, summary, label, author, published, modified, url, image }, index) => {
            const size = sizes[index] ?? "small";
            return (
              <Card key={id} as="article" className={clsx(styles.card, styles[size])}>
                <div className={styles.frame}>
                  <ContentPicture picture={image} phone={size === "small" ? image.smallPhone : image.phone} sizes={SIZES[size]} />
                </div>
                <div className={styles.words}>
                  <p className={styles.label}>{label}</p>
                  <h3>
                    <a href={url}>{headline}</a>
                  </h3>
                  <p>{summary}</p>
                  {author === null || published === null ? null : (
                    <p className={styles.byline}>
                      <Author author={author} />{" "}
                      {modified === published ? (
                        <WrittenDate date={published} />
                      ) : (
                        <span>
                          {text("article.updatedIn")} <WrittenDate date={modified.slice(0, "YYYY-MM".length)} />
                        </span>
                      )}
                    </p>
                  )}
                </div>
              </Card>
            );
          })}
        </div>
      </div>
    </section>
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
      ...StoryPicture
      phone
      smallPhone: phone(ratio: 0.8, share: 0.4)
    }
  }
`;
