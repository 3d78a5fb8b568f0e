import { clsx } from "clsx";
import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Author } from "../Byline/Author";
import { WrittenDate } from "../Byline/WrittenDate";
import { Band } from "../../ui/Band";
import { Card } from "../../ui/Card";
import { SectionHead } from "../../ui/SectionHead";
import { ContentPicture } from "../ContentPicture/ContentPicture";
import * as styles from "./ArticleCards.module.css";

interface ArticleCardsProps {
  readonly cards: readonly Queries.ArticleCardFragment[];
  readonly title: string;
  /** “wall” has large and small cards and a visually hidden headline. */
  readonly arrangement: "wall" | "row";
}

/** `sizes` of the pictures. They cover boxes of several shapes, so they are wider than the boxes. */
const LARGE = "(min-width: 94rem) 54rem, (min-width: 56rem) 60vw, (min-width: 48rem) 33rem, 134vw";
const SMALL = "(min-width: 95rem) 34rem, (min-width: 70rem) 36vw, (min-width: 48rem) 25rem, 68vw";

export function ArticleCards({ cards, title, arrangement }: ArticleCardsProps) {
  const { text } = useTexts("common");
  const isWall = arrangement === "wall";
  return (
    <Band {...(isWall ? {} : { tone: "warm" })} className={isWall ? undefined : styles.row}>
      {isWall ? (
        <h2 id="stories" className="visually-hidden">
          {title}
        </h2>
      ) : (
        <SectionHead id="stories" title={title} />
      )}
      <div className={clsx(styles.cards, isWall && styles.wall)}>
        {cards.map(({ id, title: headline, summary, label, author, published, modified, url, image }, index) => {
          const isLarge = isWall && index % 5 < 2;
          return (
            <Card key={id} as="article" className={styles.card}>
              <ContentPicture picture={image} phone={isLarge ? image.phone : image.smallPhone} sizes={isLarge ? LARGE : SMALL} />
              <div>
                <p className={styles.label}>{label}</p>
                <h3>
                  <a href={url}>{headline}</a>
                </h3>
                <p>{summary}</p>
                {author === null || published === null ? null : (
                  <p>
                    <Author author={author} />
                    <br />
                    {modified === published ? null : text("article.updatedIn")}{" "}
                    <WrittenDate date={modified === published ? published : modified.slice(0, "YYYY-MM".length)} />
                  </p>
                )}
              </div>
            </Card>
          );
        })}
      </div>
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
      ...StoryPicture
      phone
      smallPhone: phone(ratio: 0.8, share: 0.4)
    }
  }
`;
