import { graphql } from "gatsby";
import { useRef } from "react";
import { useTexts } from "../../i18n/texts";
import { ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { business } from "../../core/business/business";
import { Avatar } from "../../ui/Avatar";
import { PauseButton } from "../../ui/PauseButton";
import { SectionHead } from "../../ui/SectionHead";
import { Stars } from "../../ui/Stars";
import { useInView } from "../../ui/use-in-view";
import { ReviewMonth } from "./ReviewMonth";
import * as styles from "./Reviews.module.css";

type Review = Queries.ReviewCardFragment;

/** Background colours of the cards, in turn. */
const TINTS = ["plain", "sun", "plain", "clay"] as const;

function ReviewCard({
  review: { id, author, date, source, profilePhoto, sample },
  tint,
  marksSamples,
  isRepeated,
}: {
  readonly review: Review;
  readonly tint: string;
  readonly marksSamples: boolean;
  readonly isRepeated: boolean;
}) {
  const { text } = useTexts("reviews");
  const common = useTexts("common");
  const photo = profilePhoto.childImageSharp?.gatsbyImageData.images.fallback;
  return (
    <li className={styles.review} data-tint={tint} aria-hidden={isRepeated ? true : undefined}>
      <blockquote>{text(`${id}.text`)}</blockquote>
      <footer>
        <Avatar photo={photo} name={author} />
        <b>{source === null || isRepeated ? author : <a href={source}>{author}</a>}</b>
        <span>
          {text(`${id}.place`)}
          {sample && marksSamples ? ` (${common.text("sample.mark")})` : null}
          {source === null ? null : (
            <>
              , <ReviewMonth date={date} />
            </>
          )}
        </span>
      </footer>
    </li>
  );
}

interface ColumnProps {
  readonly reviews: readonly Review[];
  readonly firstTint: number;
  readonly marksSamples: boolean;
}

/** A looping column. It holds the reviews twice, so that the loop has no seam. */
function Column({ reviews, firstTint, marksSamples }: ColumnProps) {
  return (
    <ul>
      {[false, true].flatMap((isRepeated) =>
        reviews.map((review, index) => (
          <ReviewCard
            key={`${review.id}-${String(isRepeated)}`}
            review={review}
            tint={TINTS[(index + firstTint) % TINTS.length] ?? "plain"}
            marksSamples={marksSamples}
            isRepeated={isRepeated}
          />
        )),
      )}
    </ul>
  );
}

/** The rating, and two looping columns of reviews. If all are samples, one line says so; otherwise each sample is marked. */
export function Reviews({ data: { reviewsJson, rating, ratingScale } }: { readonly data: Queries.ReviewsFragment }) {
  const { text } = useTexts("home");
  const common = useTexts("common");
  const reviews = reviewsJson?.reviews.filter(({ shownIn }) => shownIn === "columns") ?? [];
  const columns = useRef<HTMLDivElement>(null);
  const isSeen = useInView(columns);
  const areAllSamples = reviews.length > 0 && reviews.every(({ sample }) => sample);
  const half = Math.ceil(reviews.length / 2);
  return (
    <section className="band band-cool" aria-labelledby="reviews">
      <div className={`wrap ${styles.reviews}`}>
        <SectionHead id="reviews" eyebrow={text("reviews.eyebrow")} title={text("reviews.title")}>
          <div className={styles.rating}>
            <b>{text("stats.ratingValue")}</b>
            <div>
              <Stars share={Number(rating?.value) / Number(ratingScale?.value)} label={text("reviews.stars")} />
              <p className="small">{text("reviews.from")}</p>
            </div>
          </div>
          <ExternalLink href={business.googleReviewsUrl}>{text("reviews.read")}</ExternalLink>
          {reviews.length === 0 ? null : <PauseButton className={styles.pause}>{text("reviews.hold")}</PauseButton>}
          {areAllSamples ? <p className="small">{common.text("sample.reviews")}</p> : null}
        </SectionHead>
        {reviews.length === 0 ? null : (
          <div ref={columns} className={styles.reviewColumns} data-running={isSeen}>
            <Column reviews={reviews.slice(0, half)} firstTint={0} marksSamples={!areAllSamples} />
            <Column reviews={reviews.slice(half)} firstTint={1} marksSamples={!areAllSamples} />
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
