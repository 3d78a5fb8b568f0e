// For 330 ms of the largest paint of home on a slow phone (docs/decisions/09-first-round-trip.md).

/** The first file of a picture for phones, by day: `src/ui/Picture.tsx` prints it. */
const PHONE_FILE = /(<source media="\(max-width[^"]*" srcSet=")(\/[^ "]+)/;

const INSIDE = '" srcSet="data:image/avif;base64,';

/**
 * Puts the hero picture for most phones into the document, so that it needs no request: most visits start at home. It comes
 * after the text of the hero.
 *
 * Done when Gatsby has written the page: if a page read the file while it is rendered, Gatsby would render every page again in every build.
 *
 * @param read gives the bytes of a file, by its address
 * @returns the document, unchanged if it has the picture already
 * @throws if the document has no such picture
 */
export function withPictureInside(html: string, read: (address: string) => Buffer): string {
  const changed = html.replace(
    PHONE_FILE,
    (_, before: string, address: string) => `${before}data:image/avif;base64,${read(address).toString("base64")}`,
  );
  if (!changed.includes(INSIDE)) {
    throw new Error("The home page has no hero picture for phones that could be put into its document.");
  }
  return changed;
}
