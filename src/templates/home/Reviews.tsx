import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { WrittenDate } from "../../blocks/Byline/WrittenDate";
import { ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { Speaker } from "../../ui/Speaker";
import { Band } from "../../ui/Band";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { InlineText } from "../../ui/InlineText";
import { PauseButton } from "../../ui/PauseButton";
import { SectionHead } from "../../ui/SectionHead";
import { useFits } from "../../ui/use-fits";
import { useInView } from "../../ui/use-in-view";
import * as styles from "./Reviews.module.css";

interface ReviewCardProps {
  readonly review: Queries.ReviewCardFragment;
  readonly highest: number;
  readonly isMarked: boolean;
  readonly isRepeated: boolean;
}

function ReviewCard({
  review: { author, place, text, rating, date, source, profilePhoto },
  highest,
  isMarked,
  isRepeated,
}: ReviewCardProps) {
  const { t: common } = useTranslation("common");
  const photo = profilePhoto?.childImageSharp?.gatsbyImageData.images.fallback;
  const about = [place, isMarked ? `(${common("sample.mark")})` : ""].filter(Boolean).join(" ");
  return (
    <Card as="li">
      <blockquote>{text}</blockquote>
      <Speaker photo={photo} name={author} source={isRepeated ? null : source}>
        <span>
          {about === "" ? null : `${about}, `}
          <WrittenDate date={date} />
        </span>
        <span className={styles.given}>
          <Icon name="star-filled" />
          {`${String(rating)}/${String(highest)}`}
        </span>
      </Speaker>
    </Card>
  );
}

/** As many reviews stand still at any width, before any script has measured them. */
const STILL = 2;

/** The rating, and columns of reviews, which loop where they do not fit into their frame. If all are samples, one line says so; otherwise each sample is marked. */
export function Reviews({ data: { reviewsJson, ratingScale } }: { readonly data: Queries.ReviewsFragment }) {
  const { t } = useTranslation("home");
  const { t: common } = useTranslation("common");
  const { business } = usePage();
  const reviews = required(reviewsJson, "data/reviews.json").reviews.filter(({ shownIn }) => shownIn === "columns");
  const columns = useRef<HTMLDivElement>(null);
  const isSeen = useInView(columns);
  const [isPaused, setIsPaused] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isFitting = useFits(columns, list);
  const isFew = reviews.length <= STILL;
  const isStill = isFew || isFitting;
  const isLooping = isSeen !== undefined && !isStill;
  const areAllSamples = reviews.length > 0 && reviews.every(({ sample }) => sample);
  return (
    <Band className={styles.reviews}>
      <SectionHead id="reviews" title={t("reviews.title")}>
        <p>
          <InlineText>{t("reviews.from")}</InlineText>
        </p>
        <div className={styles.links}>
          <ExternalLink href={business.googleReviewsUrl}>{t("reviews.read")}</ExternalLink>
          {isStill ? null : <PauseButton onChange={setIsPaused}>{t("reviews.hold")}</PauseButton>}
        </div>
        {areAllSamples ? <p className="small">{common("sample.reviews")}</p> : null}
      </SectionHead>
      {reviews.length === 0 ? null : (
        // Safari scrolls with the keyboard only what can have the focus: where nothing moves, the reviews are a row to swipe.
        <div
          ref={columns}
          className={styles.window}
          data-still={isFew ? "always" : isFitting || undefined}
          role="region"
          aria-label={t("reviews.title")}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <div className={styles.loop} data-running={isLooping ? isSeen && !isPaused : undefined}>
            {/* Once the reviews have been in view, they are there twice, so that the loop has no seam. */}
            {(isLooping ? [false, true] : [false]).map((isRepeated) => (
              <ul key={String(isRepeated)} ref={isRepeated ? undefined : list} aria-hidden={isRepeated ? true : undefined}>
                {reviews.map((review) => (
                  <ReviewCard
                    key={review.id}
                    review={review}
                    highest={Number(ratingScale?.value)}
                    isMarked={review.sample && !areAllSamples}
                    isRepeated={isRepeated}
                  />
                ))}
              </ul>
            ))}
          </div>
        </div>
      )}
    </Band>
  );
}

export const query = graphql`
  fragment ReviewCard on ReviewsJsonReviews {
    id
    author(language: $language)
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
    ratingScale: fact(factId: { eq: "ratingScale" }) {
      value
    }
  }
`;
