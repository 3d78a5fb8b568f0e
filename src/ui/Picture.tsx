import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Drawing } from "./Drawing";
import * as styles from "./Picture.module.css";

/** What a `<picture>` needs. The component of gatsby-plugin-image would add a second runtime to every page. */
type PictureData = Pick<IGatsbyImageData, "width" | "height" | "backgroundColor" | "images">;

export interface PictureProps {
  readonly data: PictureData;
  readonly alt: string;
  readonly sizes: string;
  readonly unavailable: string;
  /** The picture cut to what phones show of it: files by the width of the screen. */
  readonly phone?: string | undefined;
  /** Fetches the picture first: it is the largest of the first screen. */
  readonly isHero?: boolean;
  /** `object-position` on phones and on wide screens. */
  readonly focusSmall?: string;
  readonly focusLarge?: string;
}

/** A picture in several formats, with its dominant colour behind it until it has loaded. */
export function Picture({ data, sizes, phone, isHero = false, focusSmall, focusLarge, ...image }: PictureProps) {
  return (
    <picture className={styles.picture}>
      {phone === undefined ? null : <source media="(max-width: 32.99rem)" srcSet={phone} type="image/avif" sizes="100vw" />}
      {data.images.sources?.map(({ srcSet, type }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={sizes} />
      ))}
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
