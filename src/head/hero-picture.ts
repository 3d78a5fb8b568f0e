import { type ReactElement, createElement } from "react";

/** The hero picture as `src/ui/Picture.tsx` prints it: its sources, and the image that is fetched before all others. */
const HERO = /<picture[^>]*>((?:<source[^>]*>)*)<img[^>]*fetchpriority="high"[^>]*>/;

const SOURCE = /<source(?=[^>]*type="image\/avif")[^>]*>/g;

/** The narrower of the two files for phones, by day. Browsers show it on screens with up to about two and a half pixels a CSS pixel. */
const PHONE_FILE = /(<source media="\(max-width[^"]*" srcSet=")(\/[^ "]+)/;

/** The first file of a list, and what joins it to the others. */
const FIRST_FILE = /^\S+ \d+w,/;

/** Phones that need more pixels than the file inside the document has. */
const DENSE = "(min-resolution: 2.6dppx)";

const attributeOf = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];

/**
 * Puts the hero picture for most phones into the document, so that it needs no request (docs/decisions/09-first-round-trip.md).
 * It comes after the text of the hero. A document that has the picture already is returned unchanged.
 *
 * Done after rendering: if a page read the file while it was rendered, Gatsby would render every page again in every build.
 *
 * @param read gives the bytes of a file, by its address
 */
export function withPictureInside(html: string, read: (address: string) => Buffer): string {
  return html.replace(HERO, (hero) =>
    hero.replace(PHONE_FILE, (_, before: string, address: string) => `${before}data:image/avif;base64,${read(address).toString("base64")}`),
  );
}

/**
 * Preloads the files of a page's hero picture by day that are not in the document: as phones show it, and as wider screens do. The tags are
 * derived from the rendered body, so that both name the same files.
 *
 * @param isInside whether the file for most phones will be in the document
 * @source HTML, `imagesrcset`; browsers that do not know the format ignore the element
 */
export function heroPreload(bodyHtml: string, isInside: boolean): ReactElement[] {
  const sources = HERO.exec(bodyHtml)?.[1]?.match(SOURCE) ?? [];
  const byDay = sources.filter((source) => !attributeOf(source, "media")?.includes("dark"));
  // A browser shows the first source whose conditions are true, but fetches every preload whose conditions are.
  const scheme = byDay.length < sources.length ? "(prefers-color-scheme: light)" : "all";
  return byDay.map((source) => {
    const phone = attributeOf(source, "media");
    const files = attributeOf(source, "srcset") ?? "";
    const isPartInside = isInside && phone !== undefined;
    return createElement("link", {
      key: source,
      rel: "preload",
      as: "image",
      type: "image/avif",
      imageSrcSet: isPartInside ? files.replace(FIRST_FILE, "") : files,
      imageSizes: attributeOf(source, "sizes"),
      media: [scheme, phone ?? "(min-width: 33rem)", ...(isPartInside ? [DENSE] : [])].join(" and "),
      // React 18 knows the attribute by its HTML name only.
      fetchpriority: "high",
    });
  });
}
