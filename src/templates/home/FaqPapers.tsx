import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Picture } from "../../ui/Picture";
import { Faq } from "../../blocks/Faq/Faq";
import { faqGroup } from "../../blocks/Faq/faq-group";

interface FaqPapersProps {
  readonly data: Queries.FaqPapersFragment;
}

/** Questions about documents and insurance. */
export function FaqPapers({ data: { faqJson, papersPicture } }: FaqPapersProps) {
  const { text } = useTexts("home");
  const common = useTexts("common");
  const image = papersPicture?.file.childImageSharp?.gatsbyImageData;
  return (
    <Faq
      group="papers"
      questions={faqGroup(faqJson, "papers")}
      eyebrow={text("faq.papers.eyebrow")}
      title={text("faq.papers.title")}
      picture={
        papersPicture === null || image === undefined ? undefined : (
          <Picture
            data={image}
            alt={papersPicture.alt}
            sizes="(min-width: 72rem) 40rem, 121vw"
            unavailable={common.text("picture.unavailable")}
          />
        )
      }
    />
  );
}

export const query = graphql`
  fragment FaqPapers on Query {
    faqJson {
      groups
    }
    papersPicture: picture(pictureId: { eq: "driving-cyprus-tips-tourists" }) {
      alt(language: $language)
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 960, breakpoints: [480, 720, 960], formats: [WEBP, AVIF], placeholder: DOMINANT_COLOR)
        }
      }
    }
  }
`;
