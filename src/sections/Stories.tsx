import { graphql } from "gatsby";
import { useTexts } from "../i18n/texts";
import { Picture } from "../ui/Picture";
import * as styles from "./Stories.module.css";

interface StoriesProps {
  readonly cards: readonly Queries.StoryCardFragment[];
  /** The headline above the cards. */
  readonly title: string;
  /** “wall” for all guides, with large and small cards and a headline for assistive technology only; “row” for a few. */
  readonly arrangement: "wall" | "row";
}

/** Article cards as a wall of pictures. */
export function Stories({ cards, title, arrangement }: StoriesProps) {
  const common = useTexts("common");
  return (
    <section className="band" aria-labelledby="stories">
      <div className="wrap">
        <h2 id="stories" className={arrangement === "wall" ? "visually-hidden" : styles["headline"]}>
          {title}
        </h2>
        <div className={styles["stories"]} data-arrangement={arrangement}>
          {cards.map(({ id, title: headline, summary, label, url, image }) => {
            const picture = image.file.childImageSharp?.gatsbyImageData;
            return (
              <article key={id} className={styles["story"]}>
                <div className={styles["frame"]}>
                  {picture === undefined ? null : (
                    <Picture
                      data={picture}
                      alt={image.alt}
                      sizes="(min-width: 48rem) 50vw, 100vw"
                      unavailable={common.text("picture.unavailable")}
                    />
                  )}
                </div>
                <div className={styles["words"]}>
                  <p className={styles["label"]}>{label}</p>
                  <h3>
                    <a href={url}>{headline}</a>
                  </h3>
                  <p>{summary}</p>
                </div>
              </article>
            );
          })}
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment StoryCard on ArticleCard {
    id
    title
    summary
    label
    url
    image {
      alt(language: $language)
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 960, breakpoints: [480, 720, 960], formats: [WEBP, AVIF], placeholder: DOMINANT_COLOR)
        }
      }
    }
  }
`;
