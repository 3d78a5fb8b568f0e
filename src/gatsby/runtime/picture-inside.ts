// For 330 ms of the largest paint of home on a slow phone (docs/decisions/09-first-round-trip.md).

/** The first file of a picture for phones, by day: `src/ui/Picture.tsx` prints it. */
const PHONE_FILE = /(<source media="\(max-width[^"]*" srcSet=")(\/[^ "]+)/;

/**
 * Puts the hero picture for most phones into the document, so that it needs no request: most visits start at home. It comes
 * after the text of the hero. Done when Gatsby has written the page: while it is rendered, the page knows the address and not the file.
 *
 * @param read gives the bytes of a file, by its address
 * @throws if the document has no such picture
 */
export function withPictureInside(html: string, read: (address: string) => Buffer): string {
  const changed = html.replace(
    PHONE_FILE,
    (_, before: string, address: string) => `${before}data:image/avif;base64,${read(address).toString("base64")}`,
  );
  if (changed === html) {
    throw new Error("The home page has no hero picture for phones that could be put into its document.");
  }
  return changed;
}
