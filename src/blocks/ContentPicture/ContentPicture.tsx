import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { required } from "../../schemas/required";
import { Picture, type PictureProps } from "../../ui/Picture";

interface ContentPictureProps extends Omit<PictureProps, "day" | "night" | "alt" | "unavailable"> {
  /** The picture's own text; “” for a picture beside words that say enough, such as the title of an article. */
  readonly alt?: string;
  /** A picture of `data/pictures.json`; `null` for an id that it does not have. */
  readonly picture: (Queries.ContentPictureFragment & Partial<Pick<Queries.HeroPictureFragment, "phone" | "nightPhone">>) | null;
}

/** @throws for an id that no picture has, so that the build stops */
export function ContentPicture({ picture, alt, ...props }: ContentPictureProps) {
  const { t } = useTranslation("common");
  const { alt: ownAlt, file, night, phone, nightPhone } = required(picture, "A picture of data/pictures.json that the page names");
  return (
    <Picture
      day={{ data: required(file.childImageSharp, `The file of the picture “${ownAlt}”`).gatsbyImageData, phone }}
      night={night?.childImageSharp ? { data: night.childImageSharp.gatsbyImageData, phone: nightPhone } : undefined}
      alt={alt ?? ownAlt}
      unavailable={t("picture.unavailable")}
      {...props}
    />
  );
}

export const query = graphql`
  fragment ContentPicture on Picture {
    alt(language: $language)
    file {
      ...PictureInText
    }
    night {
      ...PictureInText
    }
  }
  fragment PictureInText on File {
    childImageSharp {
      gatsbyImageData(width: 1100, breakpoints: [560, 1100], avifOptions: { quality: 40 })
    }
  }
`;
