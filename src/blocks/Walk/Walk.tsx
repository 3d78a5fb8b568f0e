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
  /** What a page says instead of the captions, with about as many scenes for each. */
  readonly steps?: readonly string[];
  /** For a page on which the scenes are larger. */
  readonly className?: string | undefined;
  readonly sizes?: string;
}

/** `sizes` of a scene: on phones the next one looks in, and wide screens show all. */
const SIZES = "(min-width: 60rem) 20vw, (min-width: 36rem) 26rem, 54vw";

/** The walk from arrivals to the office, as scenes that join edge to edge. Only its start and end have a time: nobody has timed the steps between. */
export function Walk({ data: { approachesJson }, title, steps, className, sizes = SIZES }: WalkProps) {
  const { t: common } = useTranslation("common");
  const { scenes, walk } = required(approachesJson, "data/approaches.json");
  const words = steps ?? scenes.map(({ caption }) => caption);
  const scenesOfOne = Math.ceil(scenes.length / words.length);
  const stops = words.map((text, index) => {
    const pictures = scenes.slice(index * scenesOfOne, (index + 1) * scenesOfOne);
    return { text, pictures, style: { "--span": pictures.length } };
  });
  return (
    <div className={clsx(styles.walk, className)} style={{ "--scenes": scenes.length, "--scenes-of-one": scenesOfOne }}>
      <div>
        {/* Safari scrolls with the keyboard only what can have the focus. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.row} role="region" aria-label={title} tabIndex={0}>
          <ol>
            {stops.map(({ text, pictures, style }) => (
              <li key={text} style={style}>
                {pictures.map(({ id, file, night }) => (
                  <div key={id} className={styles.scene}>
                    <ContentPicture picture={{ file, night, alt: "" }} sizes={sizes} />
                  </div>
                ))}
                <p className={styles.caption}>{text}</p>
              </li>
            ))}
          </ol>
          {/* For the eye: the title says the same. */}
          <p className={clsx("figure", styles.time)} aria-hidden="true">
            {stops.map(({ text, style }, index) => (
              <span key={text} style={style}>
                {index === 0 && "0"}
                {index === stops.length - 1 && (
                  <span>
                    {walk.duration} <small>{common("units.minutes")}</small>
                  </span>
                )}
              </span>
            ))}
          </p>
        </div>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment WalkPicture on File {
    childImageSharp {
      gatsbyImageData(width: 1100, breakpoints: [640, 1100], avifOptions: { quality: 34 })
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
