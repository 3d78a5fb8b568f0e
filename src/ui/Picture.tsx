import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Drawing } from "./Drawing";
import { PHONES } from "./picture-sizes";
import * as styles from "./Picture.module.css";

/** What a `<picture>` needs. The component of gatsby-plugin-image would add a second runtime to every page. */
type PictureData = Pick<IGatsbyImageData, "width" | "height" | "backgroundColor" | "images">;

interface Scenery {
  readonly data: PictureData;
  /** The picture cut to what phones show of it: files by the width of the screen. */
  readonly phone?: string | null | undefined;
}

export interface PictureProps {
  readonly day: Scenery;
  /** For visitors whose screen is dark. */
  readonly night?: Scenery | undefined;
  readonly alt: string;
  readonly sizes: string;
  readonly unavailable: string;
  /** Fetches the picture first: it is the largest of the first screen. */
  readonly isHero?: boolean;
  /** `object-position` on phones and on wide screens. */
  readonly focusSmall?: string | undefined;
  readonly focusLarge?: string | undefined;
}

/** The files of a scene, those for phones first. */
function sources({ data, phone }: Scenery, sizes: string, scheme?: string) {
  return (
    <>
      {phone && <source media={[scheme, PHONES].filter(Boolean).join(" and ")} srcSet={phone} type="image/avif" sizes="100vw" />}
      {data.images.sources?.map(({ srcSet, type }) => (
        <source key={type} media={scheme} srcSet={srcSet} type={type} sizes={sizes} />
      ))}
    </>
  );
}

/** A picture in several formats, by day and by night, with its dominant colour behind it by day until it has loaded. */
export function Picture({ day, night, sizes, isHero = false, focusSmall, focusLarge, ...image }: PictureProps) {
  const { data } = day;
  return (
    <picture className={styles.picture}>
      {night && sources(night, sizes, "(prefers-color-scheme: dark)")}
      {sources(day, sizes)}
      <Drawing
        className={styles.image}
        style={{ "--ground": data.backgroundColor, "--focus-small": focusSmall, "--focus-large": focusLarge }}
        // Only some older browsers of computers cannot show AVIF.
        src={data.images.fallback?.src}
        width={data.width}
        height={data.height}
        loading={isHero ? "eager" : "lazy"}
        decoding="async"
        // React 18 knows the attribute by its HTML name only.
        {...(isHero ? { fetchpriority: "high" } : {})}
        {...image}
      />
    </picture>
  );
}
