import { graphql } from "gatsby";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { ContentPicture } from "../../blocks/ContentPicture/ContentPicture";
import { ReasonList } from "../../blocks/ReasonList/ReasonList";
import { Fold } from "../../ui/Fold";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Reasons.module.css";

export function Reasons({ data: { reasonsJson, reasonsPicture } }: { readonly data: Queries.ReasonsFragment }) {
  const { text } = useTexts("home");
  return (
    <section className="band">
      <div className={`wrap ${styles.reasons}`}>
        <figure className={styles.print}>
          <ContentPicture
            picture={reasonsPicture}
            phone={reasonsPicture?.phone}
            sizes="(min-width: 72rem) 118rem, (min-width: 48rem) 100vw, 121vw"
          />
        </figure>
        <div>
          <SectionHead id="why" eyebrow={text("reasons.eyebrow")} title={text("reasons.title")} />
          <Fold label={text("reasons.all")} shown={3}>
            <ReasonList reasons={required(reasonsJson, "data/reasons.json").home} />
          </Fold>
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Reasons on Query {
    reasonsJson {
      home {
        ...Reason
      }
    }
    reasonsPicture: picture(pictureId: { eq: "why-renting-car-best-explore-cyprus" }) {
      alt(language: $language)
      phone
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [960, 1280, 1800], formats: [WEBP, AVIF], placeholder: DOMINANT_COLOR)
        }
      }
    }
  }
`;
