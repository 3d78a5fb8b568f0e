import { clsx } from "clsx";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { required } from "../../schemas/required";
import { ContentPicture } from "../ContentPicture/ContentPicture";
import * as styles from "./Walk.module.css";

interface WalkProps {
  readonly data: Queries.WalkFragment;
  /** What it is, for screen readers. */
  readonly title: string;
  /** For a page on which the scenes are larger. */
  readonly className?: string | undefined;
  readonly sizes?: string;
}

/** `sizes` of a scene: on phones the next one looks in, and wide screens show all. */
const SIZES = "(min-width: 60rem) 20vw, (min-width: 36rem) 22rem, 54vw";

/** The walk from arrivals to the office, as scenes that join edge to edge. Only its start and end have a time: nobody has timed the steps between. */
export function Walk({ data: { approachesJson }, title, className, sizes = SIZES }: WalkProps) {
  const { t: common } = useTranslation("common");
  const { scenes, walk } = required(approachesJson, "data/approaches.json");
  return (
    <div className={clsx(styles.walk, className)}>
      {/* Safari scrolls with the keyboard only what can have the focus. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.row} role="region" aria-label={title} tabIndex={0}>
        <ol style={{ "--scenes": scenes.length }}>
          {scenes.map(({ id, caption, ...picture }, index) => (
            <li key={id}>
              <div className={styles.scene}>
                <ContentPicture picture={{ ...picture, alt: "" }} sizes={sizes} />
              </div>
              <p className={clsx("figure", styles.time)}>
                {index === 0 && "0"}
                {index === scenes.length - 1 && (
                  <span>
                    {walk.duration} <small>{common("units.minutes")}</small>
                  </span>
                )}
              </p>
              <p className={styles.caption}>{caption}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment WalkPicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1100
        breakpoints: [640, 1100]
        avifOptions: { quality: 34 }
        formats: [WEBP, AVIF]
        placeholder: DOMINANT_COLOR
      )
    }
  }
  fragment Walk on Query {
    approachesJson {
      walk {
        duration(language: $language)
      }
      scenes {
        id
        file {
          ...WalkPicture
        }
        night {
          ...WalkPicture
        }
        caption(language: $language)
      }
    }
  }
`;
