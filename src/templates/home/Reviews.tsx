import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { useTexts } from "../../i18n/texts";
import { WrittenDate } from "../../blocks/Byline/WrittenDate";
import { ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { Avatar } from "../../ui/Avatar";
import { Icon } from "../../ui/Icon";
import { PauseButton } from "../../ui/PauseButton";
import { SectionHead } from "../../ui/SectionHead";
import { Stars } from "../../ui/Stars";
import { useInView } from "../../ui/use-in-view";
import * as styles from "./Reviews.module.css";

/** Background colours of the cards, in turn. */
const TINTS = ["plain", "sun", "plain", "clay"] as const;

interface ReviewCardProps {
  readonly review: Queries.ReviewCardFragment;
  readonly place: number;
  readonly highest: number;
  readonly isMarked: boolean;
  readonly isRepeated: boolean;
}

function ReviewCard({
  review: { author, place: home, text, rating, date, source, profilePhoto },
  place,
  highest,
  isMarked,
  isRepeated,
}: ReviewCardProps) {
  const { common } = useTexts("common");
  const photo = profilePhoto?.childImageSharp?.gatsbyImageData.images.fallback;
  const about = [home, isMarked ? `(${common.text("sample.mark")})` : ""].filter(Boolean).join(" ");
  return (
    <li className={styles.review} data-tint={TINTS[place % TINTS.length]} aria-hidden={isRepeated ? true : undefined}>
      <blockquote>{text}</blockquote>
      <footer>
        <Avatar photo={photo} name={author} />
        <b>{source === null || isRepeated ? author : <a href={source}>{author}</a>}</b>
        <span>
          {about === "" ? null : `${about}, `}
          <WrittenDate date={date} />
        </span>
        <span className={styles.given}>
          <Icon name="star-filled" />
          {`${String(rating)}/${String(highest)}`}
        </span>
      </footer>
    </li>
  );
}

/** The rating, and two looping columns of reviews. If all are samples, one line says so; otherwise each sample is marked. */
export function Reviews({ data: { reviewsJson, rating, ratingScale } }: { readonly data: Queries.ReviewsFragment }) {
  const { text, common, business } = useTexts("home");
  const reviews = reviewsJson?.reviews.filter(({ shownIn }) => shownIn === "columns") ?? [];
  const columns = useRef<HTMLDivElement>(null);
  const isSeen = useInView(columns);
  const [isPaused, setIsPaused] = useState(false);
  const [isLooping, setIsLooping] = useState(false);
  if (isSeen && !isLooping) {
    setIsLooping(true);
  }
  const areAllSamples = reviews.length > 0 && reviews.every(({ sample }) => sample);
  const half = Math.ceil(reviews.length / 2);
  // From when it is first seen, a column has its reviews twice, so that its loop has no seam.
  const column = (from: number, to: number, firstTint: number) => (
    <ul>
      {(isLooping ? [false, true] : [false]).flatMap((isRepeated) =>
        reviews
          .slice(from, to)
          .map((review, index) => (
            <ReviewCard
              key={`${review.id}-${String(isRepeated)}`}
              review={review}
              place={index + firstTint}
              highest={Number(ratingScale?.value)}
              isMarked={review.sample && !areAllSamples}
              isRepeated={isRepeated}
            />
          )),
      )}
    </ul>
  );
  return (
    <section className="band band-cool">
      <div className={`wrap ${styles.reviews}`}>
        <SectionHead id="reviews" eyebrow={text("reviews.eyebrow")} title={text("reviews.title")}>
          <div className={styles.rating}>
            <b>{text("reviews.value")}</b>
            <div>
              <Stars share={Number(rating?.value) / Number(ratingScale?.value)} label={text("reviews.stars")} />
              <p className="small">{text("reviews.from")}</p>
            </div>
          </div>
          <ExternalLink href={business.googleReviewsUrl}>{text("reviews.read")}</ExternalLink>
          {reviews.length === 0 ? null : (
            <PauseButton className={styles.pause} onChange={setIsPaused}>
              {text("reviews.hold")}
            </PauseButton>
          )}
          {areAllSamples ? <p className="small">{common.text("sample.reviews")}</p> : null}
        </SectionHead>
        {reviews.length === 0 ? null : (
          // On phones the reviews are one row. In columns, focus pauses them.
          <div
            ref={columns}
            className={`swipe ${styles.reviewColumns}`}
            data-running={isLooping ? isSeen && !isPaused : undefined}
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without a pointer, the row scrolls only while it has the focus.
            tabIndex={0}
            role="group"
            aria-labelledby="reviews"
          >
            {column(0, half, 0)}
            {column(half, reviews.length, 1)}
          </div>
        )}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ReviewCard on ReviewsJsonReviews {
    id
    author
    place(language: $language)
    text(language: $language)
    rating
    date
    source
    shownIn
    sample
    profilePhoto {
      childImageSharp {
        gatsbyImageData(width: 52, height: 52, formats: [WEBP], placeholder: NONE)
      }
    }
  }
  fragment Reviews on Query {
    reviewsJson {
      reviews {
        ...ReviewCard
      }
    }
    rating: fact(factId: { eq: "ratingValue" }) {
      value
    }
    ratingScale: fact(factId: { eq: "ratingScale" }) {
      value
    }
  }
`;
