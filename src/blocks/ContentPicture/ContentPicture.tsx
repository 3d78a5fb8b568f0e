import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Picture, type PictureData } from "../../ui/Picture";

interface ContentPictureProps {
  /** A picture of `data/pictures.json`; nothing is shown without one. */
  readonly picture: {
    readonly alt: string;
    readonly file: { readonly childImageSharp: { readonly gatsbyImageData: PictureData } | null };
  } | null;
  readonly sizes: string;
  readonly isHero?: boolean;
  readonly focusSmall?: string;
  readonly focusLarge?: string;
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
  fragment StoryPicture on Picture {
    alt(language: $language)
    file {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1312
          breakpoints: [480, 720, 960, 1312]
          formats: [WEBP, AVIF]
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }
`;
