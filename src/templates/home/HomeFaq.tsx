import { graphql } from "gatsby";
import { ContentPicture } from "../../blocks/ContentPicture/ContentPicture";
import { Faq } from "../../blocks/Faq/Faq";
import { PhoneLink } from "../../blocks/PhoneLink/PhoneLink";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { TextLink } from "../../ui/Button";
import * as styles from "./HomeFaq.module.css";

export function HomeFaq({ data }: { readonly data: Queries.HomeFaqFragment }) {
  const { text, common, localPath } = useTexts("home");
  const { renting, papers } = required(data.faqJson, "data/faq.json");
  return (
    <>
      <Faq group="renting" questions={renting} eyebrow={text("faq.renting.eyebrow")} title={text("faq.renting.title")} tone="warm">
        <TextLink href={localPath("booking-terms")} icon="arrow-right">
          {common.text("actions.readTerms")}
        </TextLink>
        <TextLink href={localPath("find-an-answer")} icon="search">
          {common.text("actions.searchAnswers")}
        </TextLink>
        <div className={styles.ask}>
          <p>{text("faq.renting.ask")}</p>
          <PhoneLink line="local" hasIcon />
        </div>
      </Faq>
      <Faq
        group="papers"
        questions={papers}
        eyebrow={text("faq.papers.eyebrow")}
        title={text("faq.papers.title")}
        picture={<ContentPicture picture={data.papersPicture} phone={data.papersPicture?.phone} sizes="(min-width: 72rem) 40rem, 121vw" />}
      />
    </>
  );
}

export const query = graphql`
  fragment HomeFaq on Query {
    faqJson {
      renting {
        ...Question
      }
      papers {
        ...Question
      }
    }
    papersPicture: picture(pictureId: { eq: "driving-cyprus-tips-tourists" }) {
      alt(language: $language)
      phone
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 960, breakpoints: [720, 960], formats: [WEBP, AVIF], placeholder: DOMINANT_COLOR)
        }
      }
    }
  }
`;
