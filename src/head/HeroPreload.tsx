import { HERO_SIZES, PHONES, WIDER_THAN_PHONES } from "../ui/picture-sizes";

/** Phones that need more pixels than the picture inside the document has. */
const DENSE = "(min-resolution: 2.6dppx)";

interface HeroPreloadProps {
  readonly hero: Pick<Queries.HeroPictureFragment, "file" | "night" | "phone">;
  /** Whether the document has the file for most phones (`withPictureInside`). */
  readonly isInside: boolean;
}

/**
 * Fetches the hero picture by day early: as phones show it, and as wider screens do. A browser shows the first source whose conditions are
 * true, but fetches every preload whose conditions are.
 *
 * @source HTML, `imagesrcset`; browsers that do not know the format ignore the element
 */
export function HeroPreload({ hero: { file, night, phone }, isInside }: HeroPreloadProps) {
  const wide = file.childImageSharp?.gatsbyImageData.images.sources?.filter(({ type }) => type === "image/avif") ?? [];
  const scheme = night === null ? "all" : "(prefers-color-scheme: light)";
  const [, ...larger] = phone?.split(",") ?? [];
  const files = [
    ...(phone === null
      ? []
      : [{ srcSet: isInside ? larger.join() : phone, sizes: "100vw", media: isInside ? `${PHONES} and ${DENSE}` : PHONES }]),
    ...wide.map(({ srcSet }) => ({ srcSet, sizes: HERO_SIZES, media: WIDER_THAN_PHONES })),
  ];
  return files.map(({ srcSet, sizes, media }) => (
    <link
      key={srcSet}
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={srcSet}
      imageSizes={sizes}
      media={`${scheme} and ${media}`}
      // React 18 knows the attribute by its HTML name only.
      {...{ fetchpriority: "high" }}
    />
  ));
}
