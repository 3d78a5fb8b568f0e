import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { ReasonList } from "../../blocks/ReasonList/ReasonList";
import { Picture } from "../../ui/Picture";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Reasons.module.css";

interface ReasonsProps {
  readonly data: Queries.ReasonsFragment;
}

/** Why people hire here: statements, each with its condition, beside a picture. */
export function Reasons({ data: { reasonsJson, reasonsPicture } }: ReasonsProps) {
  const { text } = useTexts("home");
  const common = useTexts("common");
  const image = reasonsPicture?.file.childImageSharp?.gatsbyImageData;
  return (
    <section className="band" aria-labelledby="why">
      <div className={`wrap ${styles.reasons}`}>
        <figure className={styles.print}>
          {image === undefined || reasonsPicture === null ? null : (
            <Picture
              data={image}
              alt={reasonsPicture.alt}
              sizes="(min-width: 72rem) 118rem, (min-width: 48rem) 100vw, 121vw"
              unavailable={common.text("picture.unavailable")}
            />
          )}
        </figure>
        <div>
          <SectionHead id="why" eyebrow={text("reasons.eyebrow")} title={text("reasons.title")} />
          <ReasonList
            reasons={(reasonsJson?.reasons ?? []).map(({ id, icon }) => ({
              id,
              icon,
              title: text(`reasons.items.${id}.title`),
              text: text(`reasons.items.${id}.text`),
            }))}
          />
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Reasons on Query {
    reasonsJson {
      reasons {
        id
        icon
      }
    }
    reasonsPicture: picture(pictureId: { eq: "why-renting-car-best-explore-cyprus" }) {
      alt(language: $language)
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 720, 960, 1280, 1800], formats: [WEBP, AVIF], placeholder: DOMINANT_COLOR)
        }
      }
    }
  }
`;
