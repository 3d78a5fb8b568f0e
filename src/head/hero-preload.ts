import { type ReactElement, createElement } from "react";

/** The hero picture as `src/ui/Picture.tsx` prints it: its sources, and the image that is fetched before all others. */
const HERO = /<picture[^>]*>((?:<source[^>]*>)*)<img[^>]*fetchpriority="high"[^>]*>/;

const SOURCE = /<source(?=[^>]*type="image\/avif")[^>]*>/g;

const attributeOf = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];

/**
 * Preloads the hero picture of a page that has one: as phones show it, and as wider screens do. The tags are derived from the rendered
 * body, so that both name the same files.
 *
 * @source HTML, `imagesrcset`; browsers that do not know the format ignore the element
 */
export function heroPreload(bodyHtml: string): ReactElement[] {
  const sources = HERO.exec(bodyHtml)?.[1]?.match(SOURCE) ?? [];
  const phone = sources.map((source) => attributeOf(source, "media")).find((media) => media !== undefined);
  return sources.map((source) =>
    createElement("link", {
      key: source,
      rel: "preload",
      as: "image",
      type: "image/avif",
      imageSrcSet: attributeOf(source, "srcset"),
      imageSizes: attributeOf(source, "sizes"),
      media: attributeOf(source, "media") ?? (phone && `not all and ${phone}`),
      // React 18 knows the attribute by its HTML name only.
      fetchpriority: "high",
    }),
  );
}
