import { type ReactElement, createElement } from "react";

/** The hero picture as `src/ui/Picture.tsx` prints it: its sources, and the image that is fetched before all others. */
const HERO = /<picture[^>]*>((?:<source[^>]*>)*)<img[^>]*fetchpriority="high"[^>]*>/;

const SMALLEST_FORMAT =
  /<source(?=[^>]*type="image\/avif")(?=[^>]*\ssrcSet="(?<imageSrcSet>[^"]+)")(?=[^>]*\ssizes="(?<imageSizes>[^"]+)")[^>]*>/i;

/**
 * Preloads the hero picture of a page that has one. The tag is derived from the rendered body, so that both name the same files.
 *
 * @source HTML, `imagesrcset`; browsers that do not know the format ignore the element
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
        ...groups,
        // React 18 knows the attribute by its HTML name only.
        fetchpriority: "high",
      });
}
