import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { required } from "../../schemas/required";
import { Drawing } from "../../ui/Drawing";

interface DrawingFileProps {
  /** `null` for a query that finds no file. */
  readonly file: Queries.DrawingFileFragment | null;
  /** Empty if it only decorates. */
  readonly alt: string;
  readonly style?: CSSProperties;
}

/** An SVG of `src/images`, in the size that it has itself. */
export function DrawingFile({ file, ...image }: DrawingFileProps) {
  const { t } = useTranslation("common");
  const { publicURL, svgSize } = required(file, "The file of a drawing");
  const src = required(publicURL, "The address of a drawing");
  return <Drawing src={src} {...required(svgSize, `The size of ${src}`)} {...image} unavailable={t("picture.unavailable")} />;
}

export const query = graphql`
  fragment DrawingFile on File {
    publicURL
    svgSize {
      width
      height
    }
  }
`;
