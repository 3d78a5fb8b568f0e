import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { ContentPicture } from "../../blocks/ContentPicture/ContentPicture";
import { Faq } from "../../blocks/Faq/Faq";

export function FaqPapers({ data }: { readonly data: Queries.FaqFragment & Queries.FaqPapersFragment }) {
  const { text } = useTexts("home");
  return (
    <Faq
      group="papers"
      data={data}
      eyebrow={text("faq.papers.eyebrow")}
      title={text("faq.papers.title")}
      picture={<ContentPicture picture={data.papersPicture} sizes="(min-width: 72rem) 40rem, 121vw" />}
    />
  );
}

export const query = graphql`
  fragment FaqPapers on Query {
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
