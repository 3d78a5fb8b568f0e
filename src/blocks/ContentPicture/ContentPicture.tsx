import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Picture, type PictureProps } from "../../ui/Picture";

interface ContentPictureProps extends Omit<PictureProps, "data" | "alt" | "unavailable"> {
  /** A picture of `data/pictures.json`; nothing is shown without one. */
  readonly picture: Pick<Queries.ContentPictureFragment, "alt" | "file"> | null;
}

export function ContentPicture({ picture, ...props }: ContentPictureProps) {
  const { text } = useTexts("common");
  if (!picture?.file.childImageSharp) {
    return null;
  }
  const { gatsbyImageData } = picture.file.childImageSharp;
  return <Picture data={gatsbyImageData} alt={picture.alt} unavailable={text("picture.unavailable")} {...props} />;
}

export const query = graphql`
  fragment ContentPicture on Picture {
    alt(language: $language)
    file {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1312, breakpoints: [750, 1312], formats: [WEBP, AVIF], placeholder: DOMINANT_COLOR)
      }
    }
  }
`;
