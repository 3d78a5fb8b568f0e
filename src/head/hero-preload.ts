import { type ReactElement, createElement } from "react";

/** The hero picture as `src/ui/Picture.tsx` prints it: its sources, and the image that is fetched before all others. */
const HERO = /<picture[^>]*>((?:<source[^>]*>)*)<img[^>]*fetchpriority="high"[^>]*>/;

const SMALLEST_FORMAT =
  /<source(?=[^>]*type="image\/avif")(?=[^>]*\ssrcSet="(?<imageSrcSet>[^"]+)")(?=[^>]*\ssizes="(?<imageSizes>[^"]+)")[^>]*>/i;

/**
 * Asks for the hero picture before the styles have been read. It is read from the body, so that both always name the same files.
 *
 * @param bodyHtml what React rendered
 * @returns nothing for a page without a hero picture
 * @source HTML, `imagesrcset`; browsers that do not know the format pass the element by
 */
export function heroPreload(bodyHtml: string): ReactElement | undefined {
  const groups = SMALLEST_FORMAT.exec(HERO.exec(bodyHtml)?.[1] ?? "")?.groups;
  return groups === undefined
    ? undefined
    : createElement("link", {
        key: "hero",
        rel: "preload",
        as: "image",
        type: "image/avif",
        imageSrcSet: groups["imageSrcSet"],
        imageSizes: groups["imageSizes"],
        // React 18 knows the attribute by its HTML name only.
        fetchpriority: "high",
      });
}
